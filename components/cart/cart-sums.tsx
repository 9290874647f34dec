import { useTranslations } from 'next-intl'
import { Amount } from '@/components/product/price'
import { useShop } from '@/components/providers/use-shop'
import type { Cart } from '@/lib/cart/cart-types'
import { discountName } from '@/lib/cart/discount-name'
import { formatPrice } from '@/lib/market/format-price'
import type { PriceForms } from '@/lib/product/product-types'
import { checkoutMarket } from '@/lib/store/checkout-market'
import styles from './cart-sums.module.css'
import { SumRow as Row } from './sum-row'
import { TotalRows } from './total-rows'

type Written = (incVat: number, exVat: number) => PriceForms

/** Fees of delivery and of the way of paying; one of delivery that nobody chose yet is called an estimate. */
function FeeRows({ cart, written }: { cart: Cart; written: Written }) {
  const t = useTranslations('cart')
  const { shipping, fixedDiscountIncVat, paymentFeeIncVat, paymentFeeExVat } = cart.summary
  const isEstimate = shipping.isDefault && shipping.leftToFree !== 0
  // the name of the campaign that pays for it, unless it stands beside an amount already
  const givenBy = shipping.isGiven && fixedDiscountIncVat <= 0 ? discountName(cart) : null
  return (
    <>
      <Row name={givenBy ?? (isEstimate ? t('shippingEstimated') : t('shipping'))}>
        {shipping.feeIncVat === 0 ? t('free') : <Amount forms={shipping.fee} />}
      </Row>
      {paymentFeeIncVat > 0 ? (
        <Row name={t('paymentFee')}>
          <Amount forms={written(paymentFeeIncVat, paymentFeeExVat)} />
        </Row>
      ) : null}
    </>
  )
}

/** Subtotal, fixed discount, fees, totals with VAT, balance (R-CART-13). */
export function CartSums({ cart, isPending = false }: { cart: Cart; isPending?: boolean }) {
  const t = useTranslations('cart')
  const shop = useShop()
  const place = { lang: shop.config.site.lang, market: checkoutMarket(shop) }
  // for amounts that the service does not write itself
  const written: Written = (incVat, exVat) => ({
    incVat: formatPrice(place, incVat),
    exVat: formatPrice(place, exVat),
  })
  const { summary } = cart
  return (
    <dl className={styles.sums} aria-busy={isPending || undefined}>
      <Row name={<span className="says-ex-vat">{t('subTotal')}</span>}>
        <Amount forms={summary.subTotal} />
      </Row>
      {summary.fixedDiscountIncVat > 0 ? (
        <Row name={discountName(cart) ?? t('fixedDiscount')} kind="save">
          −
          <Amount forms={written(summary.fixedDiscountIncVat, summary.fixedDiscountExVat)} />
        </Row>
      ) : null}
      <FeeRows cart={cart} written={written} />
      <TotalRows summary={summary} />
      {summary.balancePending ? <Row name={t('balance')}>−{summary.balancePending}</Row> : null}
      {summary.toPay ? (
        <Row name={t('toPay')} kind="total">
          {summary.toPay.incVat}
        </Row>
      ) : null}
      {summary.discount ? (
        // already in the prices above: told, not subtracted
        <Row name={t('saved')} kind="quiet">
          <Amount forms={summary.discount} />
        </Row>
      ) : null}
    </dl>
  )
}
