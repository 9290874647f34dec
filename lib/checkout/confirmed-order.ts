import type { CheckoutQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import type { Cart } from '@/lib/cart/cart-types'
import { mapCart } from '@/lib/cart/map-cart'
import { type OrderedDelivery, orderedDelivery, orderedPayment } from './ordered-summary'

type Checkout = NonNullable<CheckoutQuery['checkout']>
type Order = NonNullable<Checkout['order']>

/** R-DATA-04 */
type Purchase = {
  orderId: string
  currency: string
  email: string
  firstName: string
  lastName: string
  zip: string
  itemValueIncVat: number
  itemValueExVat: number
}

/** Amounts including VAT, in units of the currency. */
type OrderSums = { goods: number; discount: number; shipping: number; paymentFee: number; total: number; vat: number }

/** What the confirmation shows. `cart` is null when the service kept only the rows. */
export type ConfirmedOrder = {
  /** '' when only the completed cart tells of the order. */
  orderId: string
  email: string
  firstName: string
  /** Lines of the delivery address, from the name down. */
  address: string[]
  mobile: string
  cart: Cart | null
  /** `price` of the whole row including VAT, in units of the currency. */
  rows: { name: string; variant: string; quantity: number; price: number }[]
  sums: OrderSums
  delivery: OrderedDelivery
  /** How it is paid; `kind` is the technical name. Null when the service does not say. */
  payment: { name: string; kind: string } | null
  /** What the shopper wrote. */
  message: string
  currency: string
  purchase: Purchase
}

type Address = Record<
  'company' | 'firstName' | 'lastName' | 'careOf' | 'addressLine1' | 'addressLine2' | 'zip' | 'city',
  string | null
>

/** An address from the company or the name down. */
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

const purchaseOf = (order: Order): Purchase => ({
  orderId: order.orderId ?? '',
  currency: order.currency ?? '',
  email: order.email ?? '',
  firstName: order.firstName ?? '',
  lastName: order.lastName ?? '',
  zip: order.zip ?? '',
  itemValueIncVat: order.itemValueIncVat,
  itemValueExVat: order.itemValueExVat,
})

const sumsOf = (order: Order): OrderSums => ({
  // counted back, because services differ in whether the value of the items is before or after the discount
  goods: order.sum - order.shippingFeeIncVat - order.paymentFeeIncVat + order.discountIncVat,
  discount: order.discountIncVat,
  shipping: order.shippingFeeIncVat,
  paymentFee: order.paymentFeeIncVat,
  total: order.sum,
  vat: order.orderValueIncVat - order.orderValueExVat,
})

/** The service's answer as the confirmation reads it (R-CHECKOUT-12); null when there is no such order. */
export function mapConfirmedOrder(checkout: Checkout | null | undefined): ConfirmedOrder | null {
  const order = checkout?.order
  if (!order?.orderId) return null
  return {
    orderId: order.orderId,
    email: order.email ?? '',
    firstName: order.firstName ?? '',
    address: addressLines(order.shippingAddress ?? order.billingAddress),
    mobile: order.shippingAddress?.mobile ?? '',
    cart: mapCart(checkout?.cart),
    rows: present(order.rows).map(({ name, variant, quantity, priceIncVat }) => ({
      name: name ?? '',
      variant: variant ?? '',
      quantity,
      price: priceIncVat * quantity,
    })),
    sums: sumsOf(order),
    delivery: orderedDelivery(checkout?.cart, order.pickupPoint),
    payment: orderedPayment(checkout?.cart),
    message: order.message ?? '',
    currency: order.currency ?? '',
    purchase: purchaseOf(order),
  }
}
