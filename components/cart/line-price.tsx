import { useTranslations } from 'next-intl'
import { Amount } from '@/components/product/price'
import type { CartLine } from '@/lib/cart/cart-types'
import { formatDiscount } from '@/lib/product/format-discount'
import styles from './cart-lines.module.css'

/**
 * Rows of quantity × price, shown for more than one piece or price. The struck price is the lowest in the last 30 days
 * (R-CART-12, T15).
 */
export function LinePrice({ line }: { line: CartLine }) {
  const t = useTranslations('cart')
  const { struck } = line.unitPrice
  const hasRows = line.quantity > 1 || line.priceRows.length > 1
  // the percentage belongs to the product's price: hide it when a cart campaign has changed the price of the line
  const isProductPrice = line.priceRows.every(({ price }) => price.incVat === line.unitPrice.selling.incVat)
  if (!hasRows && !struck) return null
  return (
    <div className={styles.meta}>
      {hasRows
        ? line.priceRows.map((row) => (
            <p key={`${row.quantity}-${row.price.incVat}`} className="num">
              {row.quantity} × <Amount forms={row.price} />
            </p>
          ))
        : null}
      {struck ? (
        <p className="num">
          <span className="visually-hidden">{t('struck')} </span>
          <s>
            <Amount forms={struck} />
          </s>
          {line.unitPrice.percentage && isProductPrice ? ` ${formatDiscount(line.unitPrice.percentage)}` : null}
        </p>
      ) : null}
    </div>
  )
}
