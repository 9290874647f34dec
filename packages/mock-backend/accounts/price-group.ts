import type { CustomerRecord } from './account-records'

/** Customers with prices of their own. */
export type PriceGroup = 'student' | 'curve'

/** The percentage by which the prices of a group are below the regular ones. */
export const GROUP_PERCENT: Record<PriceGroup, number> = { student: 10, curve: 10 }

/** The group of a customer by the member type (R-PRICE-04, T47); null without one. */
export function priceGroupOf(customer: Pick<CustomerRecord, 'memberType'> | null): PriceGroup | null {
  const type = customer?.memberType.toLowerCase() ?? ''
  if (type.includes('student')) return 'student'
  return type.includes('curve') ? 'curve' : null
}
