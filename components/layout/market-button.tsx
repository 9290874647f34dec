import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { countryName } from '@/lib/market/country-name'
import { LOCALES, MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import styles from './market-button.module.css'

/** Opens the market sheet, without JavaScript. */
export async function MarketButton({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'market' })
  const { currency } = MARKETS[site.market]
  const language = LOCALES[site.lang].name
  const name = countryName(site)
  return (
    <button type="button" className={styles.open} popoverTarget="market">
      <Icon name="globe" size={18} />
      <span className="visually-hidden">{t('open', { country: name, language })} </span>
      {`${name} / ${language} / ${currency.code}`}
      <Icon name="chevron-down" size={14} />
    </button>
  )
}
