import { useFormatter, useTranslations } from 'next-intl'
import sums from '@/components/cart/cart-sums.module.css'
import { SumRow } from '@/components/cart/sum-row'
import { TotalRows } from '@/components/cart/total-rows'
import { Amount } from '@/components/product/price'
import { useShopConfig } from '@/components/providers/use-shop'
import type { OrderDetails } from '@/lib/account/order-details'
import { discountName, freeShippingName } from '@/lib/cart/discount-name'
import { formatPrice } from '@/lib/market/format-price'
import styles from './order.module.css'

const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const

/** The amounts of an order, with the VAT of each rate, and what the balance has paid. */
export function OrderTotals({ order }: { order: OrderDetails }) {
  const t = useTranslations('cart')
  const words = useTranslations('account.order')
  const format = useFormatter()
  const { site } = useShopConfig()
  const { cart, vats, fromBalance } = order
  const { subTotal, discount, shipping, paymentFee, total } = order.sums
  const money = (amount: number) => formatPrice(site, amount, order.currency || undefined)
  const percent = (rate: number) => format.number(rate / 100, PERCENT)
  const [only] = vats.length === 1 ? vats : []
  const several = only ? [] : vats
  const amount = ({ incVat, exVat }: typeof total) => <Amount forms={{ incVat: money(incVat), exVat: money(exVat) }} />
  return (
    <section aria-labelledby="order-sums" className={styles.sums}>
      <h2 className="visually-hidden" id="order-sums">
        {words('sums')}
      </h2>
      <dl className={sums.sums}>
        <SumRow name={<span className="says-ex-vat">{t('subTotal')}</span>}>{amount(subTotal)}</SumRow>
        {discount.incVat > 0 ? (
          <SumRow kind="save" name={(cart && discountName(cart)) ?? t('fixedDiscount')}>
            −{amount(discount)}
          </SumRow>
        ) : null}
        <SumRow name={(cart && freeShippingName(cart)) ?? t('shipping')}>
          {shipping.incVat === 0 ? t('free') : amount(shipping)}
        </SumRow>
        {paymentFee.incVat > 0 ? <SumRow name={t('paymentFee')}>{amount(paymentFee)}</SumRow> : null}
        <TotalRows
          summary={{
            total: { incVat: money(total.incVat), exVat: money(total.exVat) },
            vat: money(total.incVat - total.exVat),
          }}
          rate={only && percent(only.rate)}
        />
        {several.map(({ rate, amount: vat }) => (
          <SumRow key={rate} kind="quiet" name={words('vatRate', { rate: percent(rate) })}>
            {money(vat)}
          </SumRow>
        ))}
        {fromBalance > 0 ? (
          <>
            <SumRow name={words('fromBalance')}>−{money(fromBalance)}</SumRow>
            <SumRow kind="total" name={words('rest')}>
              {money(total.incVat - fromBalance)}
            </SumRow>
          </>
        ) : null}
      </dl>
    </section>
  )
}
