import { useTranslations } from 'next-intl'
import sums from '@/components/cart/cart-sums.module.css'
import { SumRow } from '@/components/cart/sum-row'
import { useShopConfig } from '@/components/providers/use-shop'
import { formatPrice } from '@/lib/market/format-price'
import type { ReturnAmounts } from '@/lib/returns/return-calls'
import styles from './returns.module.css'

type Campaign = ReturnAmounts['campaigns'][number]

/** Goods, delivery and payment fee less the effects of all campaigns. May be negative; the refund itself never is. */
const worthOf = ({ goods, campaigns, delivery, paymentFee }: ReturnAmounts): number =>
  campaigns.reduce((worth, { amount }) => worth - amount, goods + delivery + paymentFee)

const effectOf = ({ amount, isLost }: Campaign) => (amount < 0 ? 'grown' : isLost ? 'lost' : 'reduced')

type ReturnSumsProps = {
  amounts: ReturnAmounts
  currency: string
  isEstimate: boolean
  /** A piece is exchanged for another size. */
  hasExchange: boolean
}

/**
 * What is paid back, and where to (T36): goods, campaigns that fall away, shrink or take more off what is kept, fees, and
 * what earlier returns have left to settle.
 */
export function ReturnSums({ amounts, currency, isEstimate, hasExchange }: ReturnSumsProps) {
  const t = useTranslations('returns')
  const { site } = useShopConfig()
  const money = (minor: number) => formatPrice(site, minor / 100, currency)
  const signed = (minor: number) => `${minor < 0 ? '−' : '+'}${money(Math.abs(minor))}`
  const { goods, campaigns, delivery, paymentFee, total, vat, toPayment, toBalance } = amounts
  if (goods === 0) return <p>{t(hasExchange ? 'exchangeOnly' : 'giftOnly')}</p>
  const missing = total - worthOf(amounts)
  return (
    <section className={styles.sums} aria-label={t('sums')}>
      <dl className={sums.sums}>
        <SumRow name={t('goods')}>{money(goods)}</SumRow>
        {campaigns.map((campaign) => (
          <SumRow key={`${campaign.name} ${campaign.isLost}`} name={t(effectOf(campaign), { name: campaign.name })}>
            {signed(-campaign.amount)}
          </SumRow>
        ))}
        {delivery > 0 ? <SumRow name={t('delivery')}>{money(delivery)}</SumRow> : null}
        {paymentFee > 0 ? <SumRow name={t('paymentFee')}>{money(paymentFee)}</SumRow> : null}
        {missing < 0 ? <SumRow name={t('earlier')}>{signed(missing)}</SumRow> : null}
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
      {missing > 0 ? <p className={styles.quiet}>{t('nothingToPay')}</p> : null}
      {vat > 0 ? <p className={styles.quiet}>{t('vat', { amount: money(vat) })}</p> : null}
    </section>
  )
}
