import type { CheckoutQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import type { Cart, CartSummary } from '@/lib/cart/cart-types'
import { mapCart } from '@/lib/cart/map-cart'
import { isMarketAlias, MARKETS, type MarketAlias } from '@/lib/market/market-table'
import type { CampaignLabel } from '@/lib/product/product-types'
import { type OrderedDelivery, orderedDelivery, orderedPayment } from './ordered-summary'
import type { OrderedAmounts, OrderedValue } from './ordered-types'

type Checkout = NonNullable<CheckoutQuery['checkout']>
type Order = NonNullable<Checkout['order']>

/** Amounts in units of the currency, including VAT except `vat`. `subTotal`: the items before the discount. */
type OrderSums = {
  subTotal: number
  discount: number
  shipping: number
  paymentFee: number
  total: number
  /** The part of the total that the account balance has paid. */
  balance: number
  vat: number
}

/** What the confirmation shows. `cart` is null when the service returns only `rows`. */
export type ConfirmedOrder = {
  /** '' when the order is known by its completed cart only. */
  orderId: string
  /** Market of the order; null when it is unknown. */
  market: MarketAlias | null
  email: string
  firstName: string
  /** Lines of the delivery address, as `addressLines` returns them. */
  address: string[]
  mobile: string
  cart: Cart | null
  /** `price` is the total of the row, including VAT, in units of the currency. */
  rows: { name: string; variant: string; quantity: number; price: number; campaigns: CampaignLabel[] }[]
  /** Names of the campaigns that reduce the order rather than its rows; '' when there are none. */
  discountName: string
  sums: OrderSums
  delivery: OrderedDelivery
  /** Payment method; `kind` is the technical name. Null when the service does not name it. */
  payment: { name: string; kind: string } | null
  /** Message of the shopper to the shop. */
  message: string
  /** The payment provider's own confirmation as HTML; '' when there is none. */
  snippet: string
  currency: string
  purchase: OrderedValue
}

type Address = Record<
  'company' | 'firstName' | 'lastName' | 'careOf' | 'addressLine1' | 'addressLine2' | 'zip' | 'city',
  string | null
>

/** The lines of an address, from company and name downwards. */
export function addressLines(address: Address | null | undefined): string[] {
  if (!address) return []
  const lines = [
    address.company,
    [address.firstName, address.lastName].filter(Boolean).join(' '),
    address.careOf && `c/o ${address.careOf}`,
    address.addressLine1,
    address.addressLine2,
    [address.zip, address.city].filter(Boolean).join(' '),
  ]
  return lines.map((line) => line?.trim() ?? '').filter(Boolean)
}

/** The amounts that the summary of an ordered cart holds. */
export const amountsOf = (summary: CartSummary | undefined) => ({
  valueIncVat: summary?.totalIncVat ?? 0,
  valueExVat: summary?.totalExVat ?? 0,
  shippingIncVat: summary?.shipping.feeIncVat ?? 0,
  shippingExVat: summary?.shipping.feeExVat ?? 0,
  fixedDiscountIncVat: summary?.fixedDiscountIncVat ?? 0,
})

/** The same amounts where the answer has no cart; the order does not tell its fee without VAT. */
const amountsWithoutCart = (order: Order): Partial<OrderedAmounts> => ({
  valueIncVat: order.orderValueIncVat,
  valueExVat: order.orderValueExVat,
  shippingIncVat: order.shippingFeeIncVat,
  shippingExVat: order.shippingFeeIncVat,
})

const purchaseOf = (order: Order, cart: Cart | null, nthPurchase: number | null): OrderedValue => ({
  ...amountsOf(cart?.summary),
  ...(cart ? null : amountsWithoutCart(order)),
  itemValueIncVat: order.itemValueIncVat,
  itemValueExVat: order.itemValueExVat,
  discountIncVat: order.discountIncVat,
  orderId: order.orderId ?? '',
  currency: order.currency ?? '',
  email: order.email ?? '',
  firstName: order.firstName ?? '',
  lastName: order.lastName ?? '',
  zip: order.zip ?? '',
  country: isMarketAlias(order.marketId) ? MARKETS[order.marketId].country.code : '',
  coupon: order.promoCode ?? '',
  nthPurchase,
})

const sumsOf = (order: Order): OrderSums => ({
  // computed from the total, because backends disagree on whether the item value includes the discount
  subTotal: order.sum - order.shippingFeeIncVat - order.paymentFeeIncVat + order.discountIncVat,
  discount: order.discountIncVat,
  shipping: order.shippingFeeIncVat,
  paymentFee: order.paymentFeeIncVat,
  total: order.sum,
  balance: order.balance,
  vat: order.orderValueIncVat - order.orderValueExVat,
})

const label = (name: string): CampaignLabel => ({ name, hideTitle: false })

function discountNameOf({ campaignNames, rows }: Order): string {
  const onRows = new Set(present(rows).flatMap((row) => present(row.campaignNames)))
  return present(campaignNames)
    .filter((name) => !onRows.has(name))
    .join(', ')
}

/** Maps the service's answer for the confirmation (R-CHECKOUT-12); null when it holds no order. */
export function mapConfirmedOrder(checkout: Checkout | null | undefined): ConfirmedOrder | null {
  const order = checkout?.order
  if (!order?.orderId) return null
  const cart = mapCart(checkout?.cart)
  return {
    orderId: order.orderId,
    market: isMarketAlias(order.marketId) ? order.marketId : null,
    email: order.email ?? '',
    firstName: order.firstName ?? '',
    address: addressLines(order.shippingAddress ?? order.billingAddress),
    mobile: order.shippingAddress?.mobile ?? '',
    cart,
    rows: present(order.rows).map(({ name, variant, quantity, priceIncVat, campaignNames }) => ({
      name: name ?? '',
      variant: variant ?? '',
      quantity,
      price: priceIncVat * quantity,
      campaigns: present(campaignNames).map(label),
    })),
    discountName: discountNameOf(order),
    sums: sumsOf(order),
    delivery: orderedDelivery(checkout?.cart, order.pickupPoint),
    payment: orderedPayment(checkout?.cart),
    message: order.message ?? '',
    snippet: checkout?.htmlSnippet ?? '',
    currency: order.currency ?? '',
    purchase: purchaseOf(order, cart, checkout?.nthPurchase || null),
  }
}
