import type { CustomerRecord } from '#accounts/account-records'
import { customerOf } from '#accounts/user-type'
import { addressType } from './address-type'
import { balanceOfOrder } from './balance'
import { cartType } from './cart-type'
import type { Commerce } from './create-commerce'
import { findOrder } from './find-order'
import { fulfilmentOf } from './fulfilment'
import { cartOf, storefrontOfOrder } from './load-checkout'
import { type Amount, formatMoney, toDecimal } from './money'
import { paymentOptions } from './payment-options'
import { type PricedCart, priceCart } from './price-cart'
import { priceType } from './price-type'
import { shippingOptions } from './shipping-options'
import type { OrderRecord } from './shop-records'
import type { Storefront } from './storefront'

const isoTime = (time: number): string => new Date(time).toISOString()
const timeOrNull = (time: number | null): string | null => (time === null ? null : isoTime(time))

/** The schema's PaymentDetailsType list. */
function paymentDetails(order: OrderRecord, priced: PricedCart, { market, lang }: Storefront) {
  const option = paymentOptions(market.alias).find(({ id }) => id === order.paymentId)
  if (!option) return []
  const { paidAt, reservationNumber } = fulfilmentOf(order)
  return [
    {
      id: 1,
      paymentId: option.id,
      transactionId: order.publicId,
      name: option.name,
      displayName: option.displayName[lang],
      isPaid: paidAt !== null,
      paymentDate: timeOrNull(paidAt),
      reservationDate: isoTime(order.createdAt),
      reservationNumber,
      paymentFee: toDecimal(priced.paymentFee.inc),
      shippingFee: toDecimal(priced.fee.inc),
      total: toDecimal(priced.total.inc - balanceOfOrder(order, priced.total.inc)),
    },
  ]
}

/** The schema's ShippingDetailType list: the parcels, or the chosen delivery while nothing has been sent. */
function shippingDetails(order: OrderRecord, { market, lang }: Storefront) {
  const option = shippingOptions(market).find(({ id }) => id === order.shippingId)
  if (!option) return []
  const chosen = { id: 1, shippingId: option.id, name: option.displayName[lang] }
  const { parcels } = fulfilmentOf(order)
  if (parcels.length === 0) return [chosen]
  return parcels.map(({ number, trackingLink, sentAt }, i) => ({
    ...chosen,
    id: i + 1,
    parcelNumber: number,
    trackingLink,
    shippingDate: isoTime(sentAt),
  }))
}

/** The schema's RefundType list. `itemId` is the id of the line in the order's cart. */
const refundTypes = ({ index }: Commerce, order: OrderRecord) =>
  fulfilmentOf(order).refunds.map(({ id, skuId, createdAt, reason, total, vat, toBalance }) => ({
    id,
    itemId: skuId,
    articleNumber: index.bySku.get(skuId)?.sku.articleNumber ?? null,
    createdAt: isoTime(createdAt),
    reason,
    reasonCode: 1,
    refundType: toBalance ? 'balance' : 'payment',
    toBalance,
    total: toDecimal(total),
    vat: toDecimal(vat),
  }))

/** The amounts of an order as the schema's PriceType. */
function amounts(order: OrderRecord, priced: PricedCart, storefront: Storefront) {
  const fromBalance = balanceOfOrder(order, priced.total.inc)
  const price = (amount: Amount) => priceType(amount, amount, storefront)
  const vat = priced.total.inc - priced.total.ex
  return {
    orderTotal: price(priced.total),
    discount: price(priced.discount),
    shippingFee: price(priced.fee),
    paymentFee: price(priced.paymentFee),
    vat: price({ inc: vat, ex: vat }),
    fromBalance: toDecimal(fromBalance),
    fromBalanceFormatted: formatMoney(fromBalance, storefront),
  }
}

/** Maps a stored order to the schema's OrderType, with prices and texts of its market. */
function orderType(commerce: Commerce, order: OrderRecord, asked: Storefront) {
  const storefront = storefrontOfOrder(order, asked)
  const cart = commerce.state.data.carts[order.cartId] ?? cartOf(order)
  // The cart of an order that is not completed is still open and may have changed.
  const priced = priceCart(commerce, order.status === 'completed' ? cart : cartOf(order), storefront, order)
  const { status, completedAt, parcels } = fulfilmentOf(order)
  return {
    id: Number(order.orderId),
    publicId: order.publicId,
    customerId: order.customerId ?? 0,
    createdAt: isoTime(order.createdAt),
    updatedAt: isoTime(completedAt ?? parcels.at(-1)?.sentAt ?? order.createdAt),
    completedAt: timeOrNull(completedAt),
    status,
    message: order.message,
    currency: storefront.market.currency.code,
    billingAddress: addressType(order.billing),
    shippingAddress: addressType(order.shipping),
    cart: () => cartType(commerce, cart, storefront),
    paymentDetails: paymentDetails(order, priced, storefront),
    shippingDetails: shippingDetails(order, storefront),
    refunds: refundTypes(commerce, order),
    ...amounts(order, priced, storefront),
  }
}

/** The schema's OrderType by public id (R-CHECKOUT-12); null when it does not exist. */
export function loadOrderPublic(commerce: Commerce, publicOrderId: string, asked: Storefront) {
  const order = findOrder(commerce, publicOrderId)
  return order ? orderType(commerce, order, asked) : null
}

/**
 * The orders of a customer, newest first: those placed while signed in, and once the address is proven, those that a
 * guest placed with it (T42). An order that was never paid is none.
 */
export function ordersOf({ state, demoOrders }: Commerce, { id, email, provenAt }: CustomerRecord): OrderRecord[] {
  const isOwn = ({ customerId, email: given }: OrderRecord) =>
    customerId === id || (customerId === null && provenAt !== null && given.toLowerCase() === email)
  // An order of a demo customer with which something was done is in the state too.
  return [...new Map([...demoOrders(), ...Object.entries(state.data.orders)]).values()]
    .filter((order) => order.status === 'completed' && isOwn(order))
    .sort((a, b) => b.createdAt - a.createdAt)
}

/** The orders of the customer of the request (R-ACCOUNT-02); null for a guest. */
export function loadOrders(commerce: Commerce, storefront: Storefront) {
  const customer = customerOf(commerce, storefront)
  return customer && ordersOf(commerce, customer).map((order) => orderType(commerce, order, storefront))
}

/** An order of the customer of the request; null for a guest and for an order of somebody else. */
export function loadOrder(commerce: Commerce, orderId: number, storefront: Storefront) {
  const customer = customerOf(commerce, storefront)
  const own = customer && ordersOf(commerce, customer).find((order) => Number(order.orderId) === orderId)
  return own ? orderType(commerce, own, storefront) : null
}
