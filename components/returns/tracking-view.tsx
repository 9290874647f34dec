import { getTranslations } from 'next-intl/server'
import { PageMessages } from '@/components/providers/page-messages'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Site } from '@/lib/market/site'
import styles from './returns.module.css'
import { TrackingPage } from './tracking-page'

/** The page that shows how far an order is: the same HTML for everybody. */
export async function TrackingView({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'tracking' })
  const footer = await getTranslations({ locale: site.lang, namespace: 'footer' })
  const mail = footer('mail')
  return (
    <div className={styles.page}>
      <PageMessages
        messages={await loadMessages(site.lang)}
        names={[
          'account.frame',
          'complaint.link',
          'footer.mail',
          'footer.opensElsewhere',
          'returns',
          'tracking',
          'withdrawal.link',
        ]}
      >
        <TrackingPage mail={mail}>
          <p>{t('intro')}</p>
          <noscript>
            <p>{t('noScript', { mail })}</p>
          </noscript>
        </TrackingPage>
      </PageMessages>
    </div>
  )
}
