import type { ShopEvents } from '@/lib/store/slices/events-slice'
import type { Push } from './push-schema'
import { cents, lineItem, spreadDiscount, withoutEmpty } from './to-item'

type Purchase = ShopEvents['checkout:purchase']

/** SHA-256 of what names the buyer (R-ANALYTICS-05); what the order or the browser does not have is left out (T3). */
const buyerFields = ({ emailHash, firstNameHash, lastNameHash, zipHash }: Purchase) =>
  withoutEmpty({
    user_id: emailHash,
    user_first_name: firstNameHash,
    user_last_name: lastNameHash,
    user_zip: zipHash,
  })

const customerFields = (nth: number | null) =>
  nth === null ? {} : { nth_purchase: nth, customer_type: nth === 1 ? ('new' as const) : ('returning' as const) }

/**
 * The purchase (R-CHECKOUT-12, R-DATA-04). `value` is what was paid, with VAT and delivery. Hashes of personal data are
 * left out unless the shopper allows that ads identify her. Null for an order without number or items.
 */
export function purchasePush(order: Purchase, mayIdentify: boolean): Push | null {
  const { orderId, currency, lines } = order
  if (orderId === '' || lines.length === 0) return null
  const vat = cents(order.valueIncVat - order.valueExVat)
  return {
    event: 'purchase',
    ecommerce: {
      transaction_id: orderId,
      currency,
      value: cents(order.valueIncVat),
      value_ex_tax: cents(order.valueExVat),
      value_tax: vat,
      tax: vat,
      items_value: cents(order.itemValueIncVat),
      items_value_ex_tax: cents(order.itemValueExVat),
      items_tax: cents(order.itemValueIncVat - order.itemValueExVat),
      shipping: cents(order.shippingIncVat),
      shipping_ex_tax: cents(order.shippingExVat),
      total_discount: cents(order.discountIncVat),
      ...withoutEmpty({ coupon: order.coupon, country: order.country }),
      ...customerFields(order.nthPurchase),
      ...(mayIdentify ? buyerFields(order) : {}),
      items: spreadDiscount(lines.map(lineItem), order.fixedDiscountIncVat),
    },
  }
}
