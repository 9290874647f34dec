import type { Start } from '@/components/providers/behaviour-types'
import { rememberVisited } from './visited-store'

/** Remembers the product of this page in the shopper's own browser; nothing leaves it. */
export const start: Start = ({ dataset: { place, href, name, picture } }) => {
  if (place && href && name && picture) rememberVisited(place, { href, name, picture })
  return () => {}
}
