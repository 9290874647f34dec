import { useTranslations } from 'next-intl'
import { Amount } from '@/components/product/price'
import { useShop } from '@/components/providers/use-shop'
import type { Cart } from '@/lib/cart/cart-types'
import { discountName } from '@/lib/cart/discount-name'
import { formatPrice } from '@/lib/market/format-price'
import { checkoutMarket } from '@/lib/store/checkout-market'
import styles from './cart-sums.module.css'
import { SumRow as Row } from './sum-row'
import { TotalRows } from './total-rows'

/** Subtotal, fixed discount, shipping, totals with VAT, balance (R-CART-13). A fee that nobody chose is labelled estimated. */
export function CartSums({ cart, isPending = false }: { cart: Cart; isPending?: boolean }) {
  const t = useTranslations('cart')
  const shop = useShop()
  const place = { lang: shop.config.site.lang, market: checkoutMarket(shop) }
  const { summary } = cart
  const { shipping } = summary
  const isEstimate = shipping.isDefault && shipping.leftToFree !== 0
  const hasDiscount = summary.fixedDiscountIncVat > 0
  // the campaign that makes delivery free, unless the discount row already names it
  const givenBy = shipping.isFreeByCampaign && !hasDiscount ? discountName(cart) : null
  return (
    <dl className={styles.sums} aria-busy={isPending || undefined}>
      <Row name={<span className="says-ex-vat">{t('subTotal')}</span>}>
        <Amount forms={summary.subTotal} />
      </Row>
      {hasDiscount ? (
        <Row name={discountName(cart) ?? t('fixedDiscount')} kind="save">
          −
          <Amount
            forms={{
              incVat: formatPrice(place, summary.fixedDiscountIncVat),
              exVat: formatPrice(place, summary.fixedDiscountExVat),
            }}
          />
        </Row>
      ) : null}
      <Row name={givenBy ?? (isEstimate ? t('shippingEstimated') : t('shipping'))}>
        {shipping.feeIncVat === 0 ? t('free') : <Amount forms={shipping.fee} />}
      </Row>
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
