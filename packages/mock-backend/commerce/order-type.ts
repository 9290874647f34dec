import { addressType } from './address-type'
import { balanceUsed } from './balance'
import { cartType } from './cart-type'
import type { Commerce } from './create-commerce'
import { cartOf, storefrontOfOrder } from './load-checkout'
import { type Amount, formatMoney, toDecimal } from './money'
import { needsCredit, paymentOptions } from './payment-options'
import { type PricedCart, priceCart } from './price-cart'
import { priceType } from './price-type'
import { shippingOptions } from './shipping-options'
import type { OrderRecord } from './shop-records'
import type { Storefront } from './storefront'

const isoTime = (time: number): string => new Date(time).toISOString()

/** The schema's PaymentDetailsType list. A completed order has been paid unless it was bought on credit. */
function paymentDetails(order: OrderRecord, priced: PricedCart, { market, lang }: Storefront) {
  const option = paymentOptions(market.alias).find(({ id }) => id === order.paymentId)
  if (!option) return []
  const isPaid = order.status === 'completed' && !needsCredit(option)
  const ordered = isoTime(order.createdAt)
  return [
    {
      id: 1,
      paymentId: option.id,
      transactionId: order.publicId,
      name: option.name,
      displayName: option.displayName[lang],
      isPaid,
      paymentDate: isPaid ? ordered : null,
      reservationDate: ordered,
      paymentFee: toDecimal(priced.paymentFee.inc),
      shippingFee: toDecimal(priced.fee.inc),
      total: toDecimal(priced.total.inc - balanceUsed(order.email, priced.total.inc, { market, lang })),
    },
  ]
}

/** The schema's ShippingDetailType list, without tracking data: nothing has been sent yet. */
function shippingDetails(order: OrderRecord, { market, lang }: Storefront) {
  const option = shippingOptions(market).find(({ id }) => id === order.shippingId)
  return option ? [{ id: 1, shippingId: option.id, name: option.displayName[lang] }] : []
}

/** The amounts of an order as the schema's PriceType. */
function amounts(order: OrderRecord, priced: PricedCart, storefront: Storefront) {
  const fromBalance = balanceUsed(order.email, priced.total.inc, storefront)
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

/** The schema's OrderType by public id, in the market of the order (R-CHECKOUT-12); null when it does not exist. */
export function loadOrderPublic(commerce: Commerce, publicOrderId: string, asked: Storefront) {
  const { orders, carts } = commerce.state.data
  const order = Object.hasOwn(orders, publicOrderId) ? orders[publicOrderId] : undefined
  if (!order) return null
  const storefront = storefrontOfOrder(order, asked)
  const cart = carts[order.cartId] ?? cartOf(order)
  // The cart of an order that is not completed is still open and may have changed.
  const priced = priceCart(commerce, order.status === 'completed' ? cart : cartOf(order), storefront, order)
  return {
    id: Number(order.orderId),
    publicId: order.publicId,
    customerId: 0,
    createdAt: isoTime(order.createdAt),
    updatedAt: isoTime(order.createdAt),
    completedAt: null,
    status: 'pending',
    message: order.message,
    currency: storefront.market.currency.code,
    billingAddress: addressType(order.billing),
    shippingAddress: addressType(order.shipping),
    cart: () => cartType(commerce, cart, storefront),
    paymentDetails: paymentDetails(order, priced, storefront),
    shippingDetails: shippingDetails(order, storefront),
    refunds: [],
    ...amounts(order, priced, storefront),
  }
}
