import type { Start } from '@/components/providers/behaviour-types'
import { rememberVisited } from '@/lib/product/visited-products'

/** Remembers the product of this page in the shopper's own browser; nothing leaves it. */
export const start: Start = ({ dataset: { href, name, picture } }, { config }) => {
  if (href && name && picture) rememberVisited(config.site, { href, name, picture })
  return () => {}
}
