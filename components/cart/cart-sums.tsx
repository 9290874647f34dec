import { useTranslations } from 'next-intl'
import { Amount } from '@/components/product/price'
import { useShop } from '@/components/providers/use-shop'
import type { Cart } from '@/lib/cart/cart-types'
import { discountName, freeShippingName } from '@/lib/cart/discount-name'
import { formatPrice } from '@/lib/market/format-price'
import { checkoutMarket } from '@/lib/store/checkout-market'
import styles from './cart-sums.module.css'
import { SumRow as Row } from './sum-row'
import { TotalRows } from './total-rows'

/** The delivery fee. Labelled as estimated until the shopper has chosen a method, unless free shipping is reached. */
function ShippingRow({ cart }: { cart: Cart }) {
  const t = useTranslations('cart')
  const { shipping } = cart.summary
  const isEstimate = shipping.isDefault && shipping.leftToFree !== 0
  return (
    <Row name={freeShippingName(cart) ?? (isEstimate ? t('shippingEstimated') : t('shipping'))}>
      {shipping.feeIncVat === 0 ? t('free') : <Amount forms={shipping.fee} />}
    </Row>
  )
}

/** Subtotal, fixed discount, shipping, the fee of the payment, totals with VAT, balance (R-CART-13). */
export function CartSums({ cart, isPending = false }: { cart: Cart; isPending?: boolean }) {
  const t = useTranslations('cart')
  const shop = useShop()
  const place = { lang: shop.config.site.lang, market: checkoutMarket(shop) }
  const written = (amount: number) => formatPrice(place, amount, cart.currency || undefined)
  const forms = (incVat: number, exVat: number) => ({ incVat: written(incVat), exVat: written(exVat) })
  const { summary } = cart
  return (
    <dl className={styles.sums} aria-busy={isPending || undefined}>
      <Row name={<span className="says-ex-vat">{t('subTotal')}</span>}>
        <Amount forms={summary.subTotal} />
      </Row>
      {summary.fixedDiscountIncVat > 0 ? (
        <Row name={discountName(cart) ?? t('fixedDiscount')} kind="save">
          −
          <Amount forms={forms(summary.fixedDiscountIncVat, summary.fixedDiscountExVat)} />
        </Row>
      ) : null}
      <ShippingRow cart={cart} />
      {summary.paymentFeeIncVat > 0 ? (
        <Row name={t('paymentFee')}>
          <Amount forms={forms(summary.paymentFeeIncVat, summary.paymentFeeExVat)} />
        </Row>
      ) : null}
      <TotalRows summary={summary} />
      {summary.balancePending ? <Row name={t('balance')}>−{summary.balancePending}</Row> : null}
      {summary.toPay ? (
        <Row name={t('toPay')} kind="total">
          {summary.toPay.incVat}
        </Row>
      ) : null}
      {summary.discount ? (
        // for information: the prices above already include it
        <Row name={t('saved')} kind="quiet">
          <Amount forms={summary.discount} />
        </Row>
      ) : null}
    </dl>
  )
}
