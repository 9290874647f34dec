import { getTranslations } from 'next-intl/server'
import { PageMessages } from '@/components/providers/page-messages'
import { Link } from '@/components/ui/link'
import { RETURN_DAYS } from '@/lib/config/constants'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Site } from '@/lib/market/site'
import { contentHref } from '@/lib/routing/content-paths'
import frame from './returns.module.css'
import styles from './withdrawal.module.css'
import { WithdrawalForm } from './withdrawal-form'

/** The page for withdrawing from a purchase: the same HTML for everybody. */
export async function WithdrawalView({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'withdrawal' })
  const footer = await getTranslations({ locale: site.lang, namespace: 'footer' })
  const linkTo = (page: 'returns' | 'terms') => (words: React.ReactNode) => (
    <Link href={contentHref(site, page)} className="text-link">
      {words}
    </Link>
  )
  const mail = footer('mail')
  return (
    <div className={`${frame.page} ${styles.narrow}`}>
      <PageMessages messages={await loadMessages(site.lang)} names={['returns.quantity', 'withdrawal']}>
        <WithdrawalForm mail={mail}>
          <p>{t('intro', { days: RETURN_DAYS })}</p>
          <p>{t.rich('other', { mail, form: linkTo('terms'), returns: linkTo('returns') })}</p>
        </WithdrawalForm>
      </PageMessages>
    </div>
  )
}
