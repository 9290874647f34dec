import { getTranslations } from 'next-intl/server'
import { PageMessages } from '@/components/providers/page-messages'
import { env } from '@/lib/config/env'
import { askedPurposes, storedFor } from '@/lib/consent/stored-data'
import { loadMessages } from '@/lib/i18n/load-messages'
import type { Site } from '@/lib/market/site'
import styles from './cookies-view.module.css'
import { OwnChoice } from './own-choice'

/** The page on what the shop stores on a device, with the choice: the same HTML for everybody. */
export async function CookiesView({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'consent' })
  const hasContainer = Boolean(env().GTM_ID)
  return (
    <div className={styles.page} data-consent-page="">
      <h1 className="serif d-40">{t('title')}</h1>
      <p>{t('intro')}</p>
      <section className={styles.choice} aria-labelledby="own-choice">
        <h2 className="serif d-24" id="own-choice">
          {t('choice')}
        </h2>
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        <PageMessages messages={await loadMessages(site.lang)} names={['consent']}>
          <OwnChoice />
        </PageMessages>
      </section>
      <h2 className="serif d-24">{t('stored')}</h2>
      {(['necessary', ...askedPurposes(hasContainer)] as const).map((purpose) => (
        <table key={purpose} className={styles.table}>
          <caption>{t(`purposes.${purpose}.name`)}</caption>
          <thead>
            <tr>
              <th scope="col">{t('columns.what')}</th>
              <th scope="col">{t('columns.life')}</th>
              <th scope="col">{t('columns.who')}</th>
            </tr>
          </thead>
          <tbody>
            {storedFor(purpose, hasContainer).map(({ row, names, life, who }) => (
              <tr key={row}>
                <th scope="row">
                  {t(`rows.${row}`)}
                  {names.length > 0 ? <code translate="no">{names.join(', ')}</code> : null}
                </th>
                <td data-name={t('columns.life')}>{t(`lives.${life}`)}</td>
                <td data-name={t('columns.who')}>{t(`who.${who}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </div>
  )
}
