/** What an order is worth, in units of its currency. */
export type OrderedAmounts = {
  valueIncVat: number
  valueExVat: number
  itemValueIncVat: number
  itemValueExVat: number
  shippingIncVat: number
  shippingExVat: number
  /** All reductions from the regular prices, with VAT. */
  discountIncVat: number
  /** The part of them that reduces the order and not its lines. */
  fixedDiscountIncVat: number
}

/** R-DATA-04. `orderId` is '' for an order that is known by its completed cart only. */
export type OrderedValue = OrderedAmounts & {
  orderId: string
  currency: string
  email: string
  firstName: string
  lastName: string
  zip: string
  /** ISO 3166 code of the order's market; '' when it is unknown. */
  country: string
  coupon: string
  /** 1 for the first order of the customer; null when the service does not say. */
  nthPurchase: number | null
}
