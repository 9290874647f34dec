import { useTranslations } from 'next-intl'
import { useIncVatAmount } from '@/components/cart/use-inc-vat-amount'
import { useShopConfig } from '@/components/providers/use-shop'
import type { MarketChange } from '@/lib/flows/change-checkout-market'
import { countryName } from '@/lib/market/country-name'
import styles from './market-change-notice.module.css'

type MarketChangeNoticeProps = { change: MarketChange | null; isFailed: boolean }

/** What another country of delivery changed: currency and total, methods to choose again, lines not sold there. */
export function MarketChangeNotice({ change, isFailed }: MarketChangeNoticeProps) {
  const t = useTranslations('checkout')
  const amountOf = useIncVatAmount()
  const { site } = useShopConfig()
  const country = change ? countryName({ market: change.market, lang: site.lang }) : ''
  return (
    <div role={isFailed ? 'alert' : 'status'}>
      {isFailed ? <p className={styles.notice}>{t('countryFailed')}</p> : null}
      {change ? (
        <div className={styles.notice}>
          <p>{t('countryChanged', { country })}</p>
          {change.currency ? <p>{t('currencyChanged', { code: change.currency })}</p> : null}
          {change.total ? <p>{t('totalChanged', { amount: amountOf(change.total) })}</p> : null}
          <p>{t('chooseAgain')}</p>
          {change.gone.length > 0 ? <p>{t('notSoldThere', { country, products: change.gone.join(', ') })}</p> : null}
        </div>
      ) : null}
    </div>
  )
}
