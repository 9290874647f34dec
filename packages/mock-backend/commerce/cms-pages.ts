import type { Commerce } from './create-commerce'
import { present } from './list-input'
import type { Storefront } from './storefront'
import { areaId } from './widget-area'

type Tags = { includeTags?: (string | null)[] | null; excludeTags?: (string | null)[] | null }

/** The content pages of the market and language with one of the included tags, if any, and no excluded tag. */
export function loadCmsPages({ cms, paths }: Commerce, tags: Tags, { market, lang }: Storefront) {
  const wanted = present(tags.includeTags)
  const unwanted = present(tags.excludeTags)
  return cms.areas
    .filter((area) => area.alias !== null && area.lang === lang && area.markets.includes(market.alias))
    .filter((area) => wanted.length === 0 || area.tags.some((tag) => wanted.includes(tag)))
    .filter((area) => !area.tags.some((tag) => unwanted.includes(tag)))
    .map((area) => ({
      id: areaId(area),
      name: area.areaName,
      title: area.title,
      alias: area.alias,
      tags: area.tags,
      meta: { title: area.title, description: area.description },
      canonicalUrl: area.alias === null ? null : paths.content(area.alias, area.tags.includes('inspiration')),
    }))
}
