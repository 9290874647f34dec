import 'server-only'
import type { Site } from '@/lib/market/site'
import type { WidgetArea } from './content-types'
import { loadWidgetArea } from './load-widget-area'

const FAMILY = 'Productlist'

export type ListAreas = { top: WidgetArea | null; inside: WidgetArea | null; bottom: WidgetArea | null }

/** What the editor put above, between and below the products of a category's list; throws AppError when the service fails. */
export async function loadListAreas(site: Site, categoryAlias: string): Promise<ListAreas> {
  const filters = [{ key: 'Category', value: categoryAlias }]
  const [top, inside, bottom] = await Promise.all([
    loadWidgetArea(site, { family: FAMILY, areaName: 'The top part of the product list', filters }),
    loadWidgetArea(site, { family: FAMILY, areaName: 'Between the products of the product list', filters }),
    loadWidgetArea(site, { family: FAMILY, areaName: 'The bottom part of the product list', filters }),
  ])
  return { top, inside, bottom }
}
