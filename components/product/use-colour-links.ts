import { useEffect, useState } from 'react'
import { useShopConfig } from '@/components/providers/use-shop'
import { rowAlias } from '@/lib/product/card-row'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { ColourLink } from '@/lib/product/colour-links'
import { fetchColourLinks } from '@/lib/product/fetch-colour-links'

/** The links are 24 px wide, too small for a finger. The same query as in product-card.module.css. */
const HAS_DOT_LINKS = '(hover: hover) and (min-width: 768px)'

/** Links of a card's colours, fetched when a pointer or the keyboard reaches the card, because a list has hundreds. */
export function useColourLinks(row: CardRow, isReached: boolean): readonly ColourLink[] {
  const { site } = useShopConfig()
  const [links, setLinks] = useState<readonly ColourLink[]>([])
  const alias = rowAlias(row)
  const hasDots = (row.colours?.length ?? 0) > 1
  useEffect(() => {
    if (!isReached || !hasDots || !window.matchMedia(HAS_DOT_LINKS).matches) return
    let isOver = false
    fetchColourLinks(site, alias).then(
      (found) => {
        if (!isOver) setLinks(found)
      },
      // a failure is harmless: the product page links to its colours too
      () => {},
    )
    return () => {
      isOver = true
    }
  }, [site, alias, isReached, hasDots])
  return links
}
