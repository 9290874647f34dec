import type { CmsArea, CmsContainer, CmsWidget } from '#catalogue/types'
import type { Commerce } from './create-commerce'
import { parseListPath } from './list-selector'
import { stableId } from './stable-id'
import type { Storefront } from './storefront'
import { imagesOf } from './widget-images'

type Filter = { key?: string | null; value?: string | null }
export type AreaInput = {
  alias?: string | null
  family?: string | null
  areaName?: string | null
  url?: string | null
  filters?: (Filter | null)[] | null
}

const FILTER_OF_PATH = { category: 'Category', brand: 'Brand', campaign: 'DiscountCampaign' } as const

/** The facts about the requested page, from its filters and path, that area filters are compared with. */
function pageFacts(input: AreaInput): Set<string> {
  const facts = new Set<string>()
  for (const filter of input.filters ?? []) if (filter?.key && filter.value) facts.add(`${filter.key}:${filter.value}`)
  const path = input.url ? parseListPath(input.url) : null
  if (path) facts.add(`${FILTER_OF_PATH[path.kind]}:${path.alias}`)
  return facts
}

const belongsTo = (area: CmsArea, { market, lang }: Storefront): boolean =>
  area.markets.includes(market.alias) && area.lang === lang

/** Whether all filters of an area match the page; an area without filters matches every page. */
const matchesPage = (area: CmsArea, facts: Set<string>): boolean =>
  area.filters.every(({ key, value }) => facts.has(`${key}:${value}`))

function findArea(areas: CmsArea[], input: AreaInput, storefront: Storefront): CmsArea | null {
  const alias = input.alias?.normalize('NFC')
  const facts = pageFacts(input)
  const candidates = areas.filter((area) => {
    if (!belongsTo(area, storefront)) return false
    if (alias) return area.alias === alias
    return (
      area.alias === null &&
      area.family === input.family &&
      area.areaName === input.areaName &&
      matchesPage(area, facts)
    )
  })
  // An area for this page takes precedence over an area for all pages.
  return candidates.sort((a, b) => b.filters.length - a.filters.length)[0] ?? null
}

const widgetType = (widget: CmsWidget, areaId: number, sortOrder: number) => ({
  id: `${areaId}-${sortOrder}`,
  name: widget.name,
  sortOrder,
  type: widget.type,
  size: 'full',
  classNames: [],
  images: imagesOf(widget.configuration),
  configuration: JSON.stringify(widget.configuration),
})

const containerType = (container: CmsContainer, areaId: number, sortOrder: number) => ({
  id: areaId + sortOrder,
  name: container.name,
  sortOrder,
  layout: container.layout,
  design: container.design,
  classNames: container.classNames,
  responsiveMode: 'stacked',
  widgets: container.widgets.map((widget, i) => widgetType(widget, areaId, sortOrder * 100 + i)),
})

export const areaId = (area: CmsArea): number =>
  stableId([area.family, area.areaName, area.alias ?? '', area.lang, area.markets.join(), area.title].join('|'))

/** A content page by alias, or a page area by family and name; null when there is none (R-CMS-01). */
export function loadWidgetArea({ cms }: Commerce, input: AreaInput, storefront: Storefront) {
  const area = findArea(cms.areas, input, storefront)
  if (!area) return null
  const id = areaId(area)
  return {
    id,
    name: area.areaName,
    title: area.title,
    familyName: area.family,
    tags: area.tags,
    pageArea: { id: stableId(`${area.family}|${area.areaName}`), name: area.areaName, index: 0 },
    meta: { title: area.title, description: area.description },
    containers: area.containers.map((container, i) => containerType(container, id, i)),
  }
}
