import 'server-only'
import type { Site } from '@/lib/market/site'
import type { WidgetArea } from './content-types'
import { type AreaAddress, loadWidgetArea } from './load-widget-area'

const FAMILY = 'Productlist'

export type ListAreas = { top: WidgetArea | null; inside: WidgetArea | null; bottom: WidgetArea | null }

/** The service's filter keys by kind of list; the other kinds have none. */
const FILTER_KEYS: Readonly<Record<string, string>> = {
  category: 'Category',
  brand: 'Brand',
  campaign: 'DiscountCampaign',
}

/** Kind of the list, and its path. */
type List = { kind: string; canonicalUrl: string }

/** Arguments that select the areas of a list: the filter key of its kind, else its path. */
function areaOf({ kind, canonicalUrl }: List): Partial<AreaAddress> {
  const key = FILTER_KEYS[kind]
  return key ? { filters: [{ key, value: canonicalUrl.split('/').at(-1) ?? '' }] } : { url: canonicalUrl }
}

/** Loads the areas above, between and below the products of a list. Throws AppError when the service fails. */
export async function loadListAreas(site: Site, list: List): Promise<ListAreas> {
  const area = areaOf(list)
  const [top, inside, bottom] = await Promise.all([
    loadWidgetArea(site, { family: FAMILY, areaName: 'The top part of the product list', ...area }),
    loadWidgetArea(site, { family: FAMILY, areaName: 'Between the products of the product list', ...area }),
    loadWidgetArea(site, { family: FAMILY, areaName: 'The bottom part of the product list', ...area }),
  ])
  return { top, inside, bottom }
}
