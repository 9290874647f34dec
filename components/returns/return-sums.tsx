import { useTranslations } from 'next-intl'
import sums from '@/components/cart/cart-sums.module.css'
import { SumRow } from '@/components/cart/sum-row'
import { useShopConfig } from '@/components/providers/use-shop'
import { formatPrice } from '@/lib/market/format-price'
import type { ReturnAmounts } from '@/lib/returns/return-calls'
import styles from './returns.module.css'

type ReturnSumsProps = { amounts: ReturnAmounts; currency: string; isEstimate: boolean }

/** What is paid back, and where to (T36): goods, campaigns that fall away or shrink, fees. */
export function ReturnSums({ amounts, currency, isEstimate }: ReturnSumsProps) {
  const t = useTranslations('returns')
  const { site } = useShopConfig()
  const money = (minor: number) => formatPrice(site, minor / 100, currency)
  const { goods, campaigns, delivery, paymentFee, total, vat, toPayment, toBalance } = amounts
  if (goods === 0) return <p>{t('exchangeOnly')}</p>
  return (
    <section className={styles.sums} aria-label={t('sums')}>
      <dl className={sums.sums}>
        <SumRow name={t('goods')}>{money(goods)}</SumRow>
        {campaigns.map(({ name, amount, isLost }) => (
          <SumRow key={`${name} ${isLost}`} name={t(isLost ? 'lost' : 'reduced', { name })}>
            −{money(amount)}
          </SumRow>
        ))}
        {delivery > 0 ? <SumRow name={t('delivery')}>{money(delivery)}</SumRow> : null}
        {paymentFee > 0 ? <SumRow name={t('paymentFee')}>{money(paymentFee)}</SumRow> : null}
        <SumRow kind="total" name={t(isEstimate ? 'estimate' : 'total')}>
          {money(total)}
        </SumRow>
        {toPayment > 0 && toBalance > 0 ? (
          <SumRow kind="quiet" name={t('toPayment')}>
            {money(toPayment)}
          </SumRow>
        ) : null}
        {toBalance > 0 ? (
          <SumRow kind="quiet" name={t('toBalance')}>
            {money(toBalance)}
          </SumRow>
        ) : null}
      </dl>
      <p className={styles.quiet}>{t('vat', { amount: money(vat) })}</p>
    </section>
  )
}
