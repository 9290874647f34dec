import type { ContentItem } from '@apptus/esales-api'
import type { CmsArea } from '#catalogue/types'
import { selectionOf } from '#commerce/list-selector'
import type { Storefront } from '#commerce/storefront'
import type { PageHit } from '#search/engine-types'
import { EVERYTHING, findProducts, NO_CHOICES } from '#search/lists/find-products'
import type { SearchService } from '#search/search-context'

const ARTICLE_TAG = 'inspiration'

function itemOf({ commerce, tickets }: SearchService, area: CmsArea, alias: string, q: string): ContentItem {
  const isArticle = area.tags.includes(ARTICLE_TAG)
  return {
    key: alias,
    type: isArticle ? 'article' : 'page',
    title: area.title,
    link: commerce.paths.content(alias, isArticle),
    ticket: tickets.write({ page: alias, q }),
    description: area.description,
    custom: {},
  }
}

/** The content pages of a market and language; `q` is the query that is stored in their tickets. */
export function contentItems(service: SearchService, { market, lang }: Storefront, q = ''): ContentItem[] {
  return service.commerce.cms.areas
    .filter((area) => area.lang === lang && area.markets.includes(market.alias))
    .flatMap((area) => (area.alias === null ? [] : itemOf(service, area, area.alias, q)))
}

/** Number of products in the merchant list at a path, as an attribute of its item. */
function sizeOf({ commerce }: SearchService, link: string, storefront: Storefront): ContentItem['custom'] {
  const selection = selectionOf(commerce.index, { url: link }, storefront, commerce.clock()) ?? EVERYTHING
  const question = { selection, scores: null, choices: NO_CHOICES, sort: 'RELEVANCE' } as const
  const size = String(findProducts(commerce, storefront, question).matches.count)
  return { products: [{ id: size, label: size }] }
}

/**
 * Maps page hits to content items in the same order. Only those of content pages have a description, and only those of
 * merchant lists a number of products.
 */
export function itemsOfHits(
  service: SearchService,
  hits: readonly PageHit[],
  storefront: Storefront,
  q: string,
): ContentItem[] {
  const byLink = new Map(contentItems(service, storefront, q).map((item) => [item.link, item]))
  return hits.map(
    ({ key, kind, title, link }) =>
      byLink.get(link) ?? {
        key,
        type: kind,
        title,
        link,
        ticket: service.tickets.write({ page: key, q }),
        custom: kind === 'list' ? sizeOf(service, link, storefront) : {},
      },
  )
}
