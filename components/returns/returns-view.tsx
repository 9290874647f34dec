import { getTranslations } from 'next-intl/server'
import { PageMessages } from '@/components/providers/page-messages'
import { Link } from '@/components/ui/link'
import { RETURN_DAYS } from '@/lib/config/constants'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Site } from '@/lib/market/site'
import { contentHref } from '@/lib/routing/content-paths'
import { routeHref } from '@/lib/routing/href'
import styles from './returns.module.css'
import { ReturnsPage } from './returns-page'

/** The page that registers a return (R-RETURN-01): the same HTML for everybody. */
export async function ReturnsView({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'returns' })
  const withdrawal = await getTranslations({ locale: site.lang, namespace: 'withdrawal' })
  const complaint = await getTranslations({ locale: site.lang, namespace: 'complaint' })
  const footer = await getTranslations({ locale: site.lang, namespace: 'footer' })
  const linkTo = (href: string) => (words: React.ReactNode) => (
    <Link href={href} className="text-link">
      {words}
    </Link>
  )
  const mail = footer('mail')
  return (
    <div className={styles.page}>
      <PageMessages
        messages={await loadMessages(site.lang)}
        names={['account.frame', 'complaint.link', 'complaint.list', 'returns']}
      >
        <ReturnsPage mail={mail}>
          <p>{t('intro', { days: RETURN_DAYS })}</p>
          <p>
            {t.rich('other', {
              words: withdrawal('link'),
              function: linkTo(routeHref(site, 'withdrawal')),
              returns: linkTo(contentHref(site, 'returns')),
            })}
          </p>
          <p>{t.rich('faulty', { words: complaint('link'), complaint: linkTo(routeHref(site, 'complaint')) })}</p>
          <noscript>
            <p>{t('noScript', { mail })}</p>
          </noscript>
        </ReturnsPage>
      </PageMessages>
    </div>
  )
}
