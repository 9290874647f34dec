import type { OrderedCartQuery } from '@/graphql/generated/graphql'
import { mapCart } from '@/lib/cart/map-cart'
import type { CheckoutDraft } from '@/lib/checkout/form/checkout-draft'
import { addressLines, amountsOf, type ConfirmedOrder } from './confirmed-order'
import { orderedDelivery, orderedPayment } from './ordered-summary'

type OrderedCart = NonNullable<OrderedCartQuery['getCart']>

/**
 * The confirmation of an order whose answer was lost: items from the completed cart, the buyer from the form values
 * stored on this device. The shopper gets the order number by e-mail (T27).
 */
export function mapOrderedCart(cart: OrderedCart, typed: CheckoutDraft, currency: string): ConfirmedOrder {
  const { email = '', firstName = '', lastName = '', mobile = '', zip = '' } = typed
  const { summary } = cart
  const subTotal = summary?.subTotal
  const mapped = mapCart(cart)
  const fixedDiscount = summary?.fixedAmountDiscountIncVat ?? 0
  return {
    orderId: '',
    market: null,
    email,
    firstName,
    address: addressLines({
      addressLine1: '',
      addressLine2: '',
      careOf: '',
      city: '',
      ...typed,
      // the draft may still hold the company of an earlier choice
      company: '',
      firstName,
      lastName,
      zip,
    }),
    mobile,
    cart: mapped,
    discountName: '',
    rows: [],
    sums: {
      subTotal: subTotal?.sellingPriceIncVat ?? 0,
      discount: fixedDiscount,
      shipping: summary?.shipping?.feeIncVat ?? 0,
      paymentFee: summary?.fees?.paymentFeeIncVat ?? 0,
      total: summary?.total?.sellingPriceIncVat ?? 0,
      balance: summary?.balance?.pending ?? 0,
      vat: summary?.total?.vat ?? 0,
    },
    delivery: orderedDelivery(cart, null),
    payment: orderedPayment(cart),
    message: '',
    snippet: '',
    currency,
    purchase: {
      orderId: '',
      currency,
      email,
      firstName,
      lastName,
      zip,
      ...amountsOf(mapped?.summary),
      discountIncVat: fixedDiscount,
      country: '',
      coupon: cart.promoCode ?? '',
      nthPurchase: null,
      itemValueIncVat: (subTotal?.sellingPriceIncVat ?? 0) - fixedDiscount,
      itemValueExVat: (subTotal?.sellingPriceExVat ?? 0) - (summary?.fixedAmountDiscountExVat ?? 0),
    },
  }
}
