import { useTranslations } from 'next-intl'
import { CartSums } from '@/components/cart/cart-sums'
import sums from '@/components/cart/cart-sums.module.css'
import { SumRow } from '@/components/cart/sum-row'
import { useShopConfig } from '@/components/providers/use-shop'
import type { ConfirmedOrder } from '@/lib/checkout/confirm/confirmed-order'
import { formatMoney } from '@/lib/market/format-money'

/** Amounts of the order: those of its cart when the service kept the cart, else those of the order itself. */
export function OrderSums({ order }: { order: ConfirmedOrder }) {
  const t = useTranslations()
  const { site } = useShopConfig()
  if (order.cart) return <CartSums cart={order.cart} />
  const { subTotal, discount, shipping, paymentFee, total, balance, vat } = order.sums
  const money = (amount: number) => formatMoney(site, amount, order.currency || undefined)
  // the order itself has amounts including VAT only
  const incVat = (amount: number) => <span className="says-inc-vat">{money(amount)}</span>
  return (
    <dl className={sums.sums}>
      <SumRow name={t('cart.subTotal')}>{incVat(subTotal)}</SumRow>
      {discount > 0 ? (
        <SumRow kind="save" name={order.discountName || t('cart.fixedDiscount')}>
          −{incVat(discount)}
        </SumRow>
      ) : null}
      <SumRow name={t('cart.shipping')}>{shipping === 0 ? t('cart.free') : incVat(shipping)}</SumRow>
      {paymentFee > 0 ? <SumRow name={t('cart.paymentFee')}>{incVat(paymentFee)}</SumRow> : null}
      <SumRow kind="total" name={t('cart.totalIncVat')}>
        {money(total)}
      </SumRow>
      <SumRow kind="quiet" name={t('cart.vat')}>
        {money(vat)}
      </SumRow>
      {balance > 0 ? (
        <>
          <SumRow name={t('cart.balance')}>−{money(balance)}</SumRow>
          <SumRow kind="total" name={t('cart.toPay')}>
            {money(total - balance)}
          </SumRow>
        </>
      ) : null}
    </dl>
  )
}
