import { useTranslations } from 'next-intl'
import { CartSums } from '@/components/cart/cart-sums'
import sums from '@/components/cart/cart-sums.module.css'
import { useShopConfig } from '@/components/providers/use-shop'
import type { ConfirmedOrder } from '@/lib/checkout/confirmed-order'
import { formatMoney } from '@/lib/market/format-money'

/** What the order costs: the rows of the cart when the service kept it, else the order's own amounts. */
export function OrderSums({ order }: { order: ConfirmedOrder }) {
  const t = useTranslations()
  const { site } = useShopConfig()
  if (order.cart) return <CartSums cart={order.cart} />
  const { goods, discount, shipping, paymentFee, total, vat } = order.sums
  const money = (amount: number) => formatMoney(site, amount, order.currency || undefined)
  return (
    <dl className={sums.sums}>
      <div>
        {/* the service's rows include VAT, also for a business */}
        <dt className="says-inc-vat">{t('cart.subTotal')}</dt>
        <dd>{money(goods)}</dd>
      </div>
      {discount > 0 ? (
        <div data-kind="save">
          <dt>{t('cart.fixedDiscount')}</dt>
          <dd>−{money(discount)}</dd>
        </div>
      ) : null}
      <div>
        <dt>{t('cart.shipping')}</dt>
        <dd>{shipping === 0 ? t('cart.free') : money(shipping)}</dd>
      </div>
      {paymentFee > 0 ? (
        <div>
          <dt>{t('confirm.paymentFee')}</dt>
          <dd>{money(paymentFee)}</dd>
        </div>
      ) : null}
      <div data-kind="total">
        <dt>{t('cart.totalIncVat')}</dt>
        <dd>{money(total)}</dd>
      </div>
      <div data-kind="quiet">
        <dt>{t('cart.vat')}</dt>
        <dd>{money(vat)}</dd>
      </div>
    </dl>
  )
}
