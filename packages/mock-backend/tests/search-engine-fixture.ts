import { createCms } from '#catalogue/cms/create-cms'
import { createCatalogue } from '#catalogue/create-catalogue'
import { itemAt } from '#catalogue/item-at'
import type { Lang } from '#catalogue/types'
import { createCommerce } from '#commerce/create-commerce'
import { MARKETS } from '#commerce/markets'
import { createShopState } from '#commerce/shop-state'
import type { Storefront } from '#commerce/storefront'
import { createEngine } from '#search/create-engine'
import type { ProductQuestion } from '#search/engine-types'
import { NOW } from './commerce-fixture'

/** The market and language in which each language is tested. */
export const PLACES: Record<Lang, Storefront> = {
  fi: { market: MARKETS.fi, lang: 'fi' },
  sv: { market: MARKETS.se, lang: 'sv' },
  nb: { market: MARKETS.no, lang: 'nb' },
  da: { market: MARKETS.dk, lang: 'da' },
}

const PRODUCTS = 900

/** An engine for a part of the real catalogue, with short functions to query it. */
export function engineFixture() {
  const catalogue = createCatalogue({ products: PRODUCTS, today: new Date(NOW) })
  const commerce = createCommerce({
    catalogue,
    cms: createCms({ catalogue }),
    state: createShopState(null, () => NOW),
    clock: () => NOW,
  })
  const engine = createEngine(commerce)
  const { entries } = commerce.index
  const search = (lang: Lang, text: string, more: Partial<ProductQuestion> = {}) => {
    const answer = engine.searchProducts({ text, storefront: PLACES[lang], origin: 'ORGANIC', ...more })
    const hits = entries
      .filter(({ position }) => (answer.scores[position] ?? 0) > 0)
      .sort((a, b) => (answer.scores[b.position] ?? 0) - (answer.scores[a.position] ?? 0))
    return { ...answer, hits }
  }
  /** Distinct kinds of the first hits. */
  const kinds = (lang: Lang, text: string, most = 5): string[] => [
    ...new Set(
      search(lang, text)
        .hits.slice(0, most)
        .map(({ style }) => style.kind),
    ),
  ]
  const first = (lang: Lang, text: string) => itemAt(search(lang, text).hits, 0)
  return { catalogue, commerce, engine, entries, search, kinds, first, places: PLACES }
}
