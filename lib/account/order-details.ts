import type { GetOrderQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import type { Cart } from '@/lib/cart/cart-types'
import { mapCart } from '@/lib/cart/map-cart'
import { copyableLines } from '@/lib/cart/map-shared-cart'
import type { SharedLine } from '@/lib/cart/shared-cart-types'
import { addressLines } from '@/lib/checkout/confirm/confirmed-order'
import { mapOrder, type OrderHead } from './orders'

type Order = NonNullable<GetOrderQuery['getOrder']>

export type Parcel = {
  id: number
  /** Name of the delivery method. */
  name: string
  number: string
  sentOn: Date | null
  /** Address of the carrier's page; '' without one. */
  trackingHref: string
}

/** An order as its own page shows it. Amounts are in units of the currency. */
export type OrderDetails = OrderHead & {
  publicId: string
  /** As the service names it. */
  serviceStatus: string
  /** Null when the service has not kept the lines. */
  cart: Cart | null
  /** Lines to add to the current cart. */
  lines: SharedLine[]
  sums: Record<'subTotal' | 'discount' | 'shipping' | 'paymentFee' | 'total', Amounts>
  /** Amounts of VAT by rate in percent. */
  vats: { rate: number; amount: number }[]
  message: string
  /** Lines of an address, as `addressLines` returns them. `billing` is empty when it equals `shipping`. */
  shipping: string[]
  billing: string[]
  parcels: Parcel[]
}

/** Only addresses of safe web pages: the text comes from a carrier. */
function webAddress(text: string | null): string {
  const url = text && URL.canParse(text) ? new URL(text) : null
  return url?.protocol === 'https:' ? url.href : ''
}

/** Without and with VAT. */
type Amounts = { exVat: number; incVat: number }

const amounts = (price: { sellingPriceIncVat: number; sellingPriceExVat: number } | null): Amounts => ({
  exVat: price?.sellingPriceExVat ?? 0,
  incVat: price?.sellingPriceIncVat ?? 0,
})

function sumsOf(order: Order): OrderDetails['sums'] {
  const total = amounts(order.orderTotal)
  const discount = amounts(order.discount)
  const shipping = amounts(order.shippingFee)
  const paymentFee = amounts(order.paymentFee)
  const itemsOf = (form: keyof Amounts) => total[form] - shipping[form] - paymentFee[form] + discount[form]
  return { subTotal: { exVat: itemsOf('exVat'), incVat: itemsOf('incVat') }, discount, shipping, paymentFee, total }
}

/** The service rounds rates to whole percents, and 25.5 % is none: the only rate follows from the amounts. */
function vatsOf(order: Order, { total }: OrderDetails['sums']): OrderDetails['vats'] {
  const vats = present(order.cart?.summary?.vats).filter(({ amount }) => amount > 0)
  const amount = total.incVat - total.exVat
  if (vats.length > 1 || amount <= 0) return vats
  return [{ rate: Math.round((amount / total.exVat) * 1000) / 10, amount }]
}

function mapParcel(parcel: NonNullable<NonNullable<Order['shippingDetails']>[number]>): Parcel {
  const sentOn = parcel.shippingDate ? new Date(String(parcel.shippingDate)) : null
  return {
    id: parcel.id,
    name: parcel.name,
    number: parcel.parcelNumber ?? '',
    sentOn: sentOn && Number.isNaN(sentOn.getTime()) ? null : sentOn,
    trackingHref: webAddress(parcel.trackingLink),
  }
}

/** Null when the service has no such order of this shopper. */
export function mapOrderDetails(order: Order | null | undefined): OrderDetails | null {
  const head = order ? mapOrder(order) : null
  if (!order || !head) return null
  const shipping = addressLines(order.shippingAddress ?? order.billingAddress)
  const billing = addressLines(order.billingAddress)
  const sums = sumsOf(order)
  return {
    ...head,
    publicId: order.publicId,
    serviceStatus: order.status,
    cart: mapCart(order.cart),
    lines: order.cart ? copyableLines(order.cart) : [],
    sums,
    vats: vatsOf(order, sums),
    message: order.message ?? '',
    shipping,
    billing: billing.join() === shipping.join() ? [] : billing,
    parcels: present(order.shippingDetails).map(mapParcel),
  }
}
