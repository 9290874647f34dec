import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Amount } from '@/components/product/price'
import { useShop } from '@/components/providers/use-shop'
import type { Cart } from '@/lib/cart/cart-types'
import { discountName } from '@/lib/cart/discount-name'
import { formatMoney } from '@/lib/market/format-money'
import { checkoutMarket } from '@/lib/store/checkout-market'
import styles from './cart-sums.module.css'

function Row({ name, children, kind }: { name: ReactNode; children: ReactNode; kind?: 'save' | 'total' | 'quiet' }) {
  return (
    <div data-kind={kind}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Fixed discount, balance, subtotal, shipping, total, VAT (R-CART-13); a fee nobody chose yet is called an estimate. */
export function CartSums({ cart, isPending = false }: { cart: Cart; isPending?: boolean }) {
  const t = useTranslations('cart')
  const shop = useShop()
  const place = { lang: shop.config.site.lang, market: checkoutMarket(shop) }
  const { summary } = cart
  const { shipping } = summary
  const isEstimate = shipping.isDefault && shipping.leftToFree !== 0
  return (
    <dl className={styles.sums} aria-busy={isPending || undefined}>
      <Row name={t('subTotal')}>
        <Amount forms={summary.subTotal} />
      </Row>
      {summary.fixedDiscountIncVat > 0 ? (
        <Row name={discountName(cart) ?? t('fixedDiscount')} kind="save">
          −
          <Amount
            forms={{
              incVat: formatMoney(place, summary.fixedDiscountIncVat),
              exVat: formatMoney(place, summary.fixedDiscountExVat),
            }}
          />
        </Row>
      ) : null}
      <Row name={isEstimate ? t('shippingEstimated') : t('shipping')}>
        {shipping.feeIncVat === 0 ? t('free') : <Amount forms={shipping.fee} />}
      </Row>
      <Row
        kind="total"
        name={
          <>
            <span className="vat-inc">{t('totalIncVat')}</span>
            <span className="vat-ex">{t('totalExVat')}</span>
          </>
        }
      >
        <Amount forms={summary.total} />
      </Row>
      {summary.balancePending ? <Row name={t('balance')}>−{summary.balancePending}</Row> : null}
      {summary.toPay ? (
        <Row name={t('toPay')} kind="total">
          <Amount forms={summary.toPay} />
        </Row>
      ) : null}
      <Row name={t('vat')} kind="quiet">
        {summary.vat}
      </Row>
      {summary.discount ? (
        // already in the prices above: told, not subtracted
        <Row name={t('saved')} kind="quiet">
          <Amount forms={summary.discount} />
        </Row>
      ) : null}
    </dl>
  )
}
