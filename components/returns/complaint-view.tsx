import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PageMessages } from '@/components/providers/page-messages'
import { env } from '@/lib/config/env'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Site } from '@/lib/market/site'
import { DISPUTE_BODIES } from '@/lib/returns/dispute-bodies'
import styles from './complaint.module.css'
import { ComplaintPage } from './complaint-page'
import frame from './returns.module.css'

const linkTo = (place: { href: string } | null, note: string) => (words: ReactNode) => (
  <a href={place?.href} className="text-link" target="_blank" rel="noreferrer noopener">
    {words}
    <span className="visually-hidden"> {note}</span>
  </a>
)

/**
 * The page for complaining about a faulty product (T36): the same HTML for everybody. Below each of its steps are the
 * right and its period in the market's country, and who settles a dispute there.
 */
export async function ComplaintView({ site }: { site: Site }) {
  const { market } = site
  const t = await getTranslations({ locale: site.lang, namespace: 'complaint' })
  const footer = await getTranslations({ locale: site.lang, namespace: 'footer' })
  const mail = footer('mail')
  const note = footer('opensElsewhere')
  const { advice, board, council, europe } = DISPUTE_BODIES[market]
  return (
    <div className={frame.page}>
      <PageMessages messages={await loadMessages(site.lang)} names={['account.frame', 'complaint', 'returns']}>
        <ComplaintPage mail={mail} takesPhotos={env().COMPLAINT_PHOTOS}>
          <p>{t('intro')}</p>
          <noscript>
            <p>{t('noScript', { mail })}</p>
          </noscript>
        </ComplaintPage>
      </PageMessages>
      <div className={styles.rights}>
        <section>
          <h2>{t('rights.title')}</h2>
          <p>{t(`rights.period.${market}`)}</p>
          <p>{t('rights.remedies')}</p>
        </section>
        <section>
          <h2>{t('dispute.title')}</h2>
          <p>
            {t.rich(`dispute.body.${market}`, {
              advice: linkTo(advice, note),
              board: linkTo(board, note),
              europe: linkTo(europe, note),
              adviceName: advice?.name ?? '',
              boardName: board.name,
              europeName: europe?.name ?? '',
              address: board.address,
              council,
            })}
          </p>
        </section>
      </div>
    </div>
  )
}
