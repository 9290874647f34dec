import type { Cart } from './cart-types'

/**
 * Names of the campaigns that give the cart its fixed discount or free delivery; null when none may be shown. A campaign
 * that reduces lines or adds a gift is named beside that line instead (R-CART-12, R-CART-13).
 */
export function discountName({ campaigns, lines, gifts }: Pick<Cart, 'campaigns' | 'lines' | 'gifts'>): string | null {
  const onLines = new Set([...lines, ...gifts].flatMap((line) => line.campaigns.map(({ name }) => name)))
  const names = campaigns.filter(({ name, hideTitle }) => !hideTitle && !onLines.has(name)).map(({ name }) => name)
  return names.length > 0 ? names.join(', ') : null
}
