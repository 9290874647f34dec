import type { CatalogueCampaign } from '#catalogue/types'
import type { CatalogueIndex } from './catalogue-index'
import type { ListInput } from './list-input'
import type { Place } from './place'

/** Restricts a list to products that have all of these facets and belong to all of these campaigns. */
export type Selection = { facets: string[]; campaigns: CatalogueCampaign[] }

type Kind = 'category' | 'brand' | 'campaign'

const SEGMENTS: Record<string, Kind> = { c: 'category', b: 'brand', dc: 'campaign' }

/** Kind and alias from the public path of a list, which may be percent-encoded; null for any other path. */
export function parseListPath(url: string): { kind: Kind; alias: string } | null {
  const path = safeDecode(url).split(/[?#]/)[0] ?? ''
  const segments = path.split('/').filter(Boolean)
  const start = segments.findIndex((segment) => Object.hasOwn(SEGMENTS, segment))
  const kind = SEGMENTS[segments[start] ?? '']
  const alias = segments[segments.length - 1]
  // Only the market and the language may precede the segment of the kind (`c`, `b`, `dc`).
  return kind && alias && start <= 2 && segments.length > start + 1 ? { kind, alias } : null
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC')
  } catch {
    return text
  }
}

function select(index: CatalogueIndex, kind: Kind, alias: string, place: Place): Selection | null {
  if (kind === 'category') {
    const category = index.tree.find(alias, place.lang)
    return category && { facets: [`c_${category.categoryId}`], campaigns: [] }
  }
  if (kind === 'brand') {
    const brand = index.findBrand(alias)
    return brand && { facets: [`b_${brand.brandId}`], campaigns: [] }
  }
  const campaign = index.findCampaign(alias, place.lang)
  return campaign?.markets.includes(place.market.alias) ? { facets: [], campaigns: [campaign] } : null
}

/** Combines all selectors of the input; null when the URL is no list or a category, brand or campaign does not exist. */
export function selectionOf(index: CatalogueIndex, input: ListInput, place: Place): Selection | null {
  const wanted: { kind: Kind; alias: string }[] = []
  if (input.categoryAlias) wanted.push({ kind: 'category', alias: input.categoryAlias })
  if (input.brandAlias) wanted.push({ kind: 'brand', alias: input.brandAlias })
  if (input.discountCampaignAlias) wanted.push({ kind: 'campaign', alias: input.discountCampaignAlias })
  if (input.url) {
    const fromUrl = parseListPath(input.url)
    if (!fromUrl) return null
    wanted.push(fromUrl)
  }
  const selection: Selection = { facets: [], campaigns: [] }
  for (const { kind, alias } of wanted) {
    const part = select(index, kind, alias, place)
    if (!part) return null
    selection.facets.push(...part.facets)
    selection.campaigns.push(...part.campaigns)
  }
  return selection
}
