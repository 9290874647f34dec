import { shownNames } from '@/lib/product/shown-names'
import type { Cart } from './cart-types'

const joined = (names: readonly string[]): string | null => (names.length > 0 ? names.join(', ') : null)

/**
 * Names of the campaigns that give the cart its fixed discount; null when none may be shown. Other campaigns are named
 * elsewhere: beside the line or gift, or beside the delivery that they make free (R-CART-12, R-CART-13).
 */
export function discountName({ campaigns, lines, gifts }: Pick<Cart, 'campaigns' | 'lines' | 'gifts'>): string | null {
  const onLines = new Set([...lines, ...gifts].flatMap((line) => line.campaigns.map(({ name }) => name)))
  return joined(shownNames(campaigns).filter((name) => !onLines.has(name)))
}

/** Names of the campaigns that make delivery free; null when delivery has a fee, or no name may be shown. */
export const freeShippingName = ({ shippingCampaigns, summary }: Cart): string | null =>
  summary.shipping.feeIncVat === 0 ? joined(shownNames(shippingCampaigns)) : null
