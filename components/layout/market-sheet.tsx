import { getTranslations } from 'next-intl/server'
import { Sheet } from '@/components/ui/sheet'
import { marketLinks } from '@/lib/market/market-links'
import { MARKETS } from '@/lib/market/market-table'
import { pathPrefix, type Site } from '@/lib/market/site'
import { CustomerTypeSwitch } from './customer-type-switch'
import { MarketOption } from './market-option'
import styles from './market-sheet.module.css'

/**
 * Countries and languages, each in its own language and with its currency (R-MARKET-13). Plain links, which work
 * without JavaScript.
 */
export async function MarketSheet({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'market' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  return (
    <Sheet id="market" title={t('title')} closeLabel={common('close')} place="center">
      <ul className={styles.list}>
        {marketLinks(site).map((link) => (
          <li key={link.market + link.lang}>
            <MarketOption
              link={{
                ...link,
                hreflang: `${link.lang}-${MARKETS[link.market].country.code}`,
                domainPrefix: pathPrefix({ ...link, mode: 'domain' }),
                pathPrefix: site.mode === 'path' ? pathPrefix({ ...link, mode: 'path' }) : null,
              }}
            />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('note')}</p>
      <div className={styles.prices}>
        <CustomerTypeSwitch />
      </div>
    </Sheet>
  )
}
