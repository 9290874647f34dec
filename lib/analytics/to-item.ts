import type { CartLine } from '@/lib/cart/cart-types'
import type { CardProduct } from '@/lib/product/card-product-schema'
import type { DiscountType } from '@/lib/product/product-types'
import type { Item } from './push-schema'

/** Upper limits of the bands of R-ANALYTICS-04, in whole percent; each begins after the one before it. */
const BAND_ENDS = [5, 10, 15, 20, 30, 40, 50, 60, 70, 80, 100] as const

export const DISCOUNT_BANDS = BAND_ENDS.map((end, at) => `${at === 0 ? 0 : (BAND_ENDS[at - 1] ?? 0) + 1}-${end}%`)

/** The band of a discount in percent, rounded half up to whole percent first (R-ANALYTICS-04, T2). */
export function discountBand(percent: number): string {
  const whole = Math.min(100, Math.max(0, Math.round(percent)))
  return DISCOUNT_BANDS[BAND_ENDS.findIndex((end) => whole <= end)] ?? ''
}

export const cents = (amount: number): number => Math.round(amount * 100) / 100

/** Leaves out what is unknown: the data layer has no empty texts. */
export const withoutEmpty = <Part extends object>(part: Part) =>
  Object.fromEntries(
    Object.entries(part).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  ) as { [Key in keyof Part]: Exclude<Part[Key], null> }

type Priced = { selling: number; regular: number; discountType: DiscountType }

/** Price of a piece with VAT after the discount, and what is said of the discount (R-ANALYTICS-04). */
function priceFields({ selling, regular, discountType }: Priced) {
  const discount = Math.max(0, regular - selling)
  return {
    price: cents(selling),
    discount: cents(discount),
    price_campaign: discountType === 'PRICE_CAMPAIGN',
    sales_type: discountBand(regular > 0 ? (discount / regular) * 100 : 0),
  }
}

/** The item of a product that is known by its card. */
export const productItem = (product: CardProduct): Item => ({
  ...withoutEmpty({
    item_id: String(product.row.id),
    item_name: product.row.name,
    item_brand: product.row.brand,
    item_category: product.category,
    item_variant: product.colour,
  }),
  ...priceFields({
    selling: product.sellingIncVat,
    regular: product.regularIncVat,
    discountType: product.discountType,
  }),
  quantity: 1,
})

/** The item of a line of a cart; a product without a colour is told apart by its sku. */
export const lineItem = ({ product, skuId, articleNumber, quantity, averageIncVat, unitPrice }: CartLine): Item => ({
  ...withoutEmpty({
    item_id: String(product.productId),
    item_name: product.name,
    item_brand: product.brand,
    item_category: product.primaryCategory,
    item_variant: product.colour || String(skuId),
    item_sku: articleNumber,
  }),
  ...priceFields({
    selling: averageIncVat,
    regular: unitPrice.regularIncVat,
    discountType: product.discountType,
  }),
  quantity,
})

export const worthOf = (items: readonly Item[]): number =>
  cents(items.reduce((sum, { price, quantity }) => sum + price * quantity, 0))

/**
 * Items after a discount of the whole order, with VAT: each bears its share by price, and the first the remainder of the
 * rounding.
 */
export function spreadDiscount(items: readonly Item[], discount: number): Item[] {
  const sum = worthOf(items)
  if (discount <= 0 || sum <= 0) return [...items]
  const shares = items.map(({ price, quantity }) => cents((discount * price * quantity) / sum))
  const rest = discount - shares.reduce((total, share) => total + share, 0)
  return items.map((item, at) => {
    const share = (shares[at] ?? 0) + (at === 0 ? rest : 0)
    const reduction = share / item.quantity
    const price = cents(Math.max(0, item.price - reduction))
    const regular = item.price + item.discount
    const saved = Math.max(0, regular - price)
    return {
      ...item,
      price,
      discount: cents(saved),
      sales_type: discountBand(regular > 0 ? (saved / regular) * 100 : 0),
    }
  })
}
