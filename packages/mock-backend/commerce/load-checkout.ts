import { addressType } from './address-type'
import { cartType } from './cart-type'
import { consents } from './consents'
import type { Commerce } from './create-commerce'
import { MARKETS } from './markets'
import { subtract, toDecimal } from './money'
import { orderDetails, orderRowDetails } from './order-details'
import { orderedLines } from './order-rows'
import type { Place } from './place'
import { type PricedCart, priceCart } from './price-cart'
import type { CartRecord, OrderRecord } from './shop-records'

/** Rows of an order; prices are per piece. */
function orderRows(commerce: Commerce, priced: PricedCart, place: Place) {
  return priced.lines.flatMap((pricedLine) => {
    const { line, entry, rows } = pricedLine
    const sku = entry.product.skus.find((candidate) => candidate.skuId === line.skuId)
    return rows.map((row) => ({
      ...orderRowDetails(commerce, pricedLine, row, place),
      articleNumber: sku?.articleNumber ?? entry.product.articleNumber,
      name: entry.product.name[place.lang],
      brand: entry.brand.name,
      quantity: row.quantity,
      variant: sku?.name ?? null,
      priceIncVat: toDecimal(row.selling.inc),
      priceExVat: toDecimal(row.selling.ex),
      productId: entry.product.productId,
      imageUrl: entry.product.pictures[0] ?? null,
    }))
  })
}

function orderType(commerce: Commerce, order: OrderRecord, priced: PricedCart, place: Place) {
  const goods = subtract(priced.subTotal.selling, priced.discount)
  const { firstName, lastName, zip } = order.billing
  return {
    ...orderDetails(order, priced, place),
    orderId: order.orderId,
    status: order.reason ?? order.status,
    currency: place.market.currency.code,
    email: order.email,
    firstName,
    lastName,
    zip,
    itemValueIncVat: toDecimal(goods.inc),
    itemValueExVat: toDecimal(goods.ex),
    shippingFeeIncVat: toDecimal(order.shippingFee),
    orderValueIncVat: toDecimal(priced.total.inc),
    sum: toDecimal(priced.total.inc),
    promoCode: order.promoCode,
    message: order.message,
    consents: consents(place, order.consents),
    billingAddress: addressType(order.billing),
    shippingAddress: addressType(order.shipping),
    rows: orderRows(commerce, priced, place),
  }
}

/** How many orders the same e-mail has placed up to and including this one. */
const nthPurchase = ({ state }: Commerce, order: OrderRecord): number =>
  Object.values(state.data.orders).filter(
    (other) =>
      other.status === 'completed' &&
      other.email.toLowerCase() === order.email.toLowerCase() &&
      other.createdAt <= order.createdAt,
  ).length

/** The confirmation by the order's public id (R-CHECKOUT-12); null when there is no such order, or not of that cart. */
export function loadCheckout(commerce: Commerce, args: { id: string; cartId?: string | null }, asked: Place) {
  const { orders, carts } = commerce.state.data
  const order = Object.hasOwn(orders, args.id) ? orders[args.id] : undefined
  if (!order || (args.cartId && args.cartId !== order.cartId)) return null
  const place = placeOf(order, asked)
  const cart: CartRecord = carts[order.cartId] ?? cartOf(order)
  const shared = { htmlSnippet: null, newCheckoutSession: false, cart: cartType(commerce, cart, place) }
  // null: nobody knows yet whether it will be paid
  if (order.status === 'pending') return { ...shared, completed: null, nthPurchase: 0, order: null }
  const isPaid = order.status === 'completed'
  const priced = priceCart(commerce, isPaid ? cart : cartOf(order), place, order)
  return {
    ...shared,
    completed: isPaid,
    nthPurchase: nthPurchase(commerce, order),
    order: orderType(commerce, order, priced, place),
  }
}

/** An order keeps the prices of the market where it was placed. */
export const placeOf = (order: OrderRecord, asked: Place): Place => ({ ...asked, market: MARKETS[order.market] })

/** The cart of an order whose own cart has been pruned. */
export const cartOf = (order: OrderRecord): CartRecord => ({
  id: order.cartId,
  lines: orderedLines(order),
  promoCode: order.promoCode,
  shippingId: order.shippingId,
  merchantData: null,
  email: order.email,
  completed: true,
  orderPublicId: order.publicId,
  updatedAt: order.createdAt,
})
