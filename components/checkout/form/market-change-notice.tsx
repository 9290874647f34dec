import { useTranslations } from 'next-intl'
import { useIncVatAmount } from '@/components/cart/use-inc-vat-amount'
import { useShopConfig, useShopState } from '@/components/providers/use-shop'
import type { MarketChange } from '@/lib/flows/change-checkout-market'
import { countryName } from '@/lib/market/country-name'
import type { MarketAlias } from '@/lib/market/market-table'
import styles from './market-change-notice.module.css'
import { useCheckoutMarket } from './use-checkout-market'

/** The result of choosing another country: what changed, or why nothing changed. */
export type MarketOutcome = {
  market: MarketAlias
  found: MarketChange | 'nothing-sold' | 'failed'
  /** Delivery or payment had been chosen, and must be chosen again. */
  hadChoice: boolean
}

type ChangesProps = { change: MarketChange; country: string; hadChoice: boolean }

function Changes({ change, country, hadChoice }: ChangesProps) {
  const t = useTranslations('checkout')
  const amountOf = useIncVatAmount()
  // the current total, because a method chosen since the change of country may have changed it
  const total = useShopState(({ cart }) => cart.data?.summary.total.incVat)
  return (
    <div className={styles.notice}>
      <p>{t('countryChanged', { country })}</p>
      {change.currency ? <p>{t('currencyChanged', { code: change.currency })}</p> : null}
      {change.hasNewTotal && total ? <p>{t('totalChanged', { amount: amountOf(total) })}</p> : null}
      {hadChoice ? <p>{t('chooseAgain')}</p> : null}
      {change.gone.length > 0 ? <p>{t('notSoldThere', { country, products: change.gone.join(', ') })}</p> : null}
      {change.removedCode ? <p>{t('codeGoneThere', { country, code: change.removedCode })}</p> : null}
    </div>
  )
}

/** Says what a new country of delivery changed: currency and total, methods to choose again, products and code lost. */
export function MarketChangeNotice({ outcome }: { outcome: MarketOutcome | null }) {
  const t = useTranslations('checkout')
  const { site } = useShopConfig()
  const { alias } = useCheckoutMarket()
  const nameOf = (market: MarketAlias) => countryName({ market, lang: site.lang })
  const country = outcome ? nameOf(outcome.market) : ''
  const change = typeof outcome?.found === 'object' ? outcome.found : null
  return (
    <>
      <div role="alert">
        {outcome?.found === 'failed' ? <p className={styles.notice}>{t('countryFailed')}</p> : null}
        {outcome?.found === 'nothing-sold' ? (
          <p className={styles.notice}>{t('nothingSoldThere', { country, from: nameOf(alias) })}</p>
        ) : null}
      </div>
      <div role="status">
        {change ? <Changes change={change} country={country} hadChoice={outcome?.hadChoice ?? false} /> : null}
      </div>
    </>
  )
}
