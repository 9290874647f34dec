export const CUSTOMER_TYPES = [
  { type: 'PERSON', vat: true },
  { type: 'ORGANIZATION', vat: false },
] as const

export type CustomerType = (typeof CUSTOMER_TYPES)[number]['type']

/** The entry of a customer type; an unknown one is a private person (R-PRICE-01). */
export const customerTypeEntry = (type: string | undefined): (typeof CUSTOMER_TYPES)[number] =>
  CUSTOMER_TYPES.find((entry) => entry.type === type) ?? CUSTOMER_TYPES[0]
