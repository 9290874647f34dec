import { useLoad } from '@/components/providers/use-load'
import { useShopConfig } from '@/components/providers/use-shop'
import { rowAlias } from '@/lib/product/card-row'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { ColourLink } from '@/lib/product/colour-links'

/** The links are 24 px wide, too small for a finger. The same query as in product-card.module.css. */
const HAS_DOT_LINKS = '(hover: hover) and (min-width: 768px)'

const NO_LINKS: readonly ColourLink[] = []

/** Links of a card's colours, fetched when a pointer or the keyboard reaches the card, because a list has hundreds. */
export function useColourLinks(row: CardRow, isReached: boolean): readonly ColourLink[] {
  const { site } = useShopConfig()
  const alias = rowAlias(row)
  const hasDots = (row.colours?.length ?? 0) > 1
  const isNeeded = isReached && hasDots && window.matchMedia(HAS_DOT_LINKS).matches
  // With the pointer: its schema would bring the parser to every page with cards while the browser is idle. A failure is
  // harmless: the product page links to its colours too.
  const load = () =>
    import('@/lib/product/fetch-colour-links')
      .then(({ fetchColourLinks }) => fetchColourLinks(site, alias))
      .catch(() => NO_LINKS)
  return useLoad(isNeeded ? alias : null, load, 'colour-links').data ?? NO_LINKS
}
