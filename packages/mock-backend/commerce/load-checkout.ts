import { snippetProviderOf } from '#payments/snippets/external-options'
import { paymentData } from '#payments/snippets/payment-data'
import { addressType } from './address-type'
import { balanceOfOrder } from './balance'
import { cartType } from './cart-type'
import type { Commerce } from './create-commerce'
import { findOrder } from './find-order'
import { MARKETS } from './markets'
import { subtract, toDecimal } from './money'
import { orderDetails, orderRowDetails } from './order-details'
import { orderOfSnippet } from './order-of-snippet'
import { orderedLines } from './order-rows'
import { type PricedCart, priceCart } from './price-cart'
import type { CartRecord, OrderRecord } from './shop-records'
import type { Storefront } from './storefront'

/** The schema's CheckoutOrderRowType list; prices are per piece. */
function rowTypes(commerce: Commerce, priced: PricedCart, storefront: Storefront) {
  return priced.lines.flatMap((pricedLine) => {
    const { line, entry, rows } = pricedLine
    const sku = entry.product.skus.find((candidate) => candidate.skuId === line.skuId)
    return rows.map((row) => ({
      ...orderRowDetails(commerce, pricedLine, row, storefront),
      articleNumber: sku?.articleNumber ?? entry.product.articleNumber,
      name: entry.product.name[storefront.lang],
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

function orderType(commerce: Commerce, order: OrderRecord, priced: PricedCart, storefront: Storefront) {
  const productValue = subtract(priced.subTotal.selling, priced.discount)
  const { firstName, lastName, zip } = order.billing
  return {
    ...orderDetails(order, priced, storefront),
    orderId: order.orderId,
    status: order.reason ?? order.status,
    currency: storefront.market.currency.code,
    email: order.email,
    firstName,
    lastName,
    zip,
    itemValueIncVat: toDecimal(productValue.inc),
    itemValueExVat: toDecimal(productValue.ex),
    discountIncVat: toDecimal(priced.discount.inc),
    discountExVat: toDecimal(priced.discount.ex),
    shippingFeeIncVat: toDecimal(priced.fee.inc),
    shippingFeeExVat: toDecimal(priced.fee.ex),
    paymentFeeIncVat: toDecimal(priced.paymentFee.inc),
    paymentFeeExVat: toDecimal(priced.paymentFee.ex),
    orderValueIncVat: toDecimal(priced.total.inc),
    orderValueExVat: toDecimal(priced.total.ex),
    sum: toDecimal(priced.total.inc),
    balance: toDecimal(balanceOfOrder(order, priced.total.inc)),
    promoCode: order.promoCode,
    message: order.message,
    paymentId: order.paymentId,
    shippingId: order.shippingId,
    pickupPoint: order.pickupPoint ?? null,
    billingAddress: addressType(order.billing),
    shippingAddress: addressType(order.shipping),
    rows: rowTypes(commerce, priced, storefront),
  }
}

/** Number of completed orders of the same e-mail up to and including this one. */
const nthPurchase = ({ state }: Commerce, order: OrderRecord): number =>
  Object.values(state.data.orders).filter(
    (other) =>
      other.status === 'completed' &&
      other.email.toLowerCase() === order.email.toLowerCase() &&
      other.createdAt <= order.createdAt,
  ).length

type Asked = { id: string; cartId?: string | null; paymentType: string }

/**
 * Finds an order by its public id (STANDARD) or by the id of its payment (KLARNA, AVARDA). Null when there is none or
 * it was paid in another way.
 */
function orderOf(commerce: Commerce, { id, paymentType }: Asked): OrderRecord | null {
  const { orders } = commerce.state.data
  const order = paymentType === 'STANDARD' ? findOrder(commerce, id) : orderOfSnippet(orders, id)
  if (!order) return null
  const type = snippetProviderOf(order.market, order.paymentId)?.toUpperCase() ?? 'STANDARD'
  return type === paymentType ? order : null
}

/** The checkout of an embedded payment without an order. `completed` is null while the shopper can still pay. */
function unpaid({ snippets }: Commerce, { id, cartId, paymentType }: Asked) {
  const session = snippets.byId(id)
  if (session?.provider.toUpperCase() !== paymentType || (cartId && cartId !== session.cartId)) return null
  const completed = session.state === 'open' ? null : false
  return { htmlSnippet: null, newCheckoutSession: false, completed, nthPurchase: 0, order: null, cart: null }
}

/** The provider's own confirmation of an embedded payment, as HTML; null for other payments and after a restart. */
function receipt({ snippets, providerOrigin }: Commerce, { id }: Asked): string | null {
  const session = snippets.byId(id)
  return session?.state === 'paid' ? paymentData(session, providerOrigin) : null
}

/** The order confirmation (R-CHECKOUT-12); null for an unknown order and for an order of another cart. */
export function loadCheckout(commerce: Commerce, args: Asked, asked: Storefront) {
  const { carts } = commerce.state.data
  const order = orderOf(commerce, args)
  if (!order) return unpaid(commerce, args)
  if (args.cartId && args.cartId !== order.cartId) return null
  const storefront = storefrontOfOrder(order, asked)
  const cart: CartRecord = carts[order.cartId] ?? cartOf(order)
  const shared = { newCheckoutSession: false, cart: cartType(commerce, cart, storefront) }
  // null: the payment has no outcome yet
  if (order.status === 'pending') return { ...shared, htmlSnippet: null, completed: null, nthPurchase: 0, order: null }
  const isPaid = order.status === 'completed'
  const priced = priceCart(commerce, isPaid ? cart : cartOf(order), storefront, order)
  return {
    ...shared,
    htmlSnippet: receipt(commerce, args),
    completed: isPaid,
    nthPurchase: nthPurchase(commerce, order),
    order: orderType(commerce, order, priced, storefront),
  }
}

/** The requested language with the market in which the order was placed. */
export const storefrontOfOrder = (order: OrderRecord, asked: Storefront): Storefront => ({
  ...asked,
  market: MARKETS[order.market],
})

/** Rebuilds the cart of an order whose cart has been pruned. */
export const cartOf = (order: OrderRecord): CartRecord => ({
  id: order.cartId,
  lines: orderedLines(order),
  promoCode: order.promoCode,
  shippingId: order.shippingId,
  paymentId: order.paymentId,
  merchantData: null,
  email: order.email,
  completed: true,
  orderPublicId: order.publicId,
  updatedAt: order.createdAt,
})
