import type { CatalogueCampaign, CatalogueList } from '#catalogue/types'
import { runsAt } from './campaign-time'
import type { CatalogueIndex } from './catalogue-index'
import type { ListInput } from './list-input'
import type { Storefront } from './storefront'

/** Restricts a list to products that have all of these facets and belong to all of these campaigns and lists. */
export type Selection = { facets: string[]; campaigns: CatalogueCampaign[]; lists: CatalogueList[] }

type Kind = 'category' | 'brand' | 'campaign'

const SEGMENTS: Record<string, Kind> = { c: 'category', b: 'brand', dc: 'campaign' }

/** Kind and alias of the list at a public path, which may be percent-encoded; null for any other path. */
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

/** The running price campaign of the market with this alias, else null. Other campaigns have no list page. */
export function findListedCampaign(
  { findCampaign }: CatalogueIndex,
  alias: string,
  { lang, market }: Storefront,
  now: number,
): CatalogueCampaign | null {
  const campaign = findCampaign(alias, lang)
  if (campaign?.type !== 'PRICE_CAMPAIGN' || !campaign.markets.includes(market.alias)) return null
  return runsAt(campaign, now) ? campaign : null
}

/** The merchant list at a path, which may be percent-encoded; null for any other path. */
export const findListAt = ({ findList }: CatalogueIndex, url: string, { lang }: Storefront): CatalogueList | null =>
  findList(safeDecode(url).split(/[?#]/)[0] ?? '', lang)

function select(
  index: CatalogueIndex,
  { kind, alias }: { kind: Kind; alias: string },
  storefront: Storefront,
  now: number,
): Partial<Selection> | null {
  if (kind === 'category') {
    const category = index.tree.find(alias, storefront.lang)
    return category && { facets: [`c_${category.categoryId}`] }
  }
  if (kind === 'brand') {
    const brand = index.findBrand(alias)
    return brand && { facets: [`b_${brand.brandId}`] }
  }
  const campaign = findListedCampaign(index, alias, storefront, now)
  return campaign && { campaigns: [campaign] }
}

/** The lists that the input names by alias. */
function namedLists({ categoryAlias, brandAlias, discountCampaignAlias }: ListInput): { kind: Kind; alias: string }[] {
  const named = [
    { kind: 'category', alias: categoryAlias },
    { kind: 'brand', alias: brandAlias },
    { kind: 'campaign', alias: discountCampaignAlias },
  ] as const
  return named.flatMap(({ kind, alias }) => (alias ? [{ kind, alias }] : []))
}

/** Combines all selectors of the input. Null if `url` is no list, or a category, brand or campaign does not exist. */
export function selectionOf(
  index: CatalogueIndex,
  input: ListInput,
  storefront: Storefront,
  now: number,
): Selection | null {
  const wanted = namedLists(input)
  const list = input.url ? findListAt(index, input.url, storefront) : null
  if (input.url && !list) {
    const fromUrl = parseListPath(input.url)
    if (!fromUrl) return null
    wanted.push(fromUrl)
  }
  const selection: Selection = { facets: [], campaigns: [], lists: list ? [list] : [] }
  for (const choice of wanted) {
    const part = select(index, choice, storefront, now)
    if (!part) return null
    selection.facets.push(...(part.facets ?? []))
    selection.campaigns.push(...(part.campaigns ?? []))
  }
  return selection
}
