import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Sheet } from '@/components/ui/sheet'
import { marketLinks } from '@/lib/market/market-links'
import { LOCALES, MARKETS } from '@/lib/market/market-table'
import { pathPrefix, type Site } from '@/lib/market/site'
import { MarketOption } from './market-option'
import styles from './market-picker.module.css'

/** Countries and languages in their own words, each with its currency (R-MARKET-13). Plain links, so it works without script. */
export async function MarketPicker({ site, id }: { site: Site; id: string }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'market' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  const { country } = MARKETS[site.market]
  const language = LOCALES[site.lang].name
  return (
    <>
      <button
        type="button"
        className={styles.open}
        popoverTarget={id}
        aria-label={t('open', { country: country.name, language })}
      >
        <Icon name="globe" size={18} />
        {country.name} / {language}
      </button>
      <Sheet id={id} title={t('title')} closeLabel={common('close')} place="center">
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
              >
                <b>{link.countryName}</b>
                <span>
                  {link.languageName}, {link.currency.code}
                  {link.current ? ` (${t('current')})` : ''}
                </span>
              </MarketOption>
            </li>
          ))}
        </ul>
        <p className={styles.note}>{t('note')}</p>
      </Sheet>
    </>
  )
}
