import 'server-only'
import { cache } from 'react'
import { WidgetAreaDocument } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached, shortenPageLife } from '@/lib/cache/cached'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import type { Widget, WidgetArea } from './content-types'
import { loadWidgetProducts } from './load-widget-products'
import { localiseWidget } from './localise-widget'
import type { ParsedWidget } from './parse-widget'
import { type ParsedArea, parseWidgetArea } from './parse-widget-area'

/** Address of an area: family and name, or alias of a page; `url` or `filters` select the list that shows it. */
export type AreaAddress = {
  family?: string
  areaName?: string
  alias?: string
  /** Path of a list that has no entity filter. */
  url?: string
  filters?: { key: string; value: string }[]
}

// All visitors of a market get the same HTML, so always request the area for an anonymous visitor on a desktop.
const AUDIENCE = { displaySetting: 'desktop', customerType: 'PERSON', preview: false } as const

const loadArea = cache((market: MarketAlias, lang: Lang, address: string): Promise<ParsedArea | null> => {
  const site = { market, lang }
  const area: AreaAddress = JSON.parse(address)
  return cached('widgetArea', { site, alias: area.alias ?? area.family, key: [address] }, async () => {
    const { widgetArea } = await serverQuery(site, WidgetAreaDocument, { ...area, ...AUDIENCE })
    return widgetArea && parseWidgetArea(widgetArea)
  })
})

/** Loads the data of a widget. If its products fail, the widget is left out and the page gets a short lifetime. */
async function resolve(site: Site, { id, content }: ParsedWidget): Promise<Widget[]> {
  if (content.kind !== 'product-list' && content.kind !== 'hotspots') return [localiseWidget(site, id, content)]
  try {
    const widget = await loadWidgetProducts(site, id, content)
    return widget ? [widget] : []
  } catch (error) {
    logLine('warn', 'widget-degraded', { id, kind: content.kind, reason: normaliseError(error).message })
    await shortenPageLife()
    return []
  }
}

/** Resolves all widgets. Buttons that link on from a product list are left out when that list is left out. */
async function resolveAll(site: Site, parsed: ParsedWidget[]): Promise<Widget[]> {
  const widgets = (await Promise.all(parsed.map((widget) => resolve(site, widget)))).flat()
  const hadList = parsed.some(({ content }) => content.kind === 'product-list')
  const hasList = widgets.some(({ kind }) => kind === 'product-list')
  return hadList && !hasList ? widgets.filter(({ kind }) => kind !== 'buttons') : widgets
}

/** A CMS area with products and links resolved; null when there is none, throws AppError when the service fails. */
export async function loadWidgetArea(site: Site, address: AreaAddress): Promise<WidgetArea | null> {
  const area = await loadArea(site.market, site.lang, JSON.stringify(address))
  if (!area) return null
  const containers = await Promise.all(
    area.containers.map(async (container) => ({
      ...container,
      widgets: await resolveAll(site, container.widgets),
    })),
  )
  return { ...area, containers: containers.filter(({ widgets }) => widgets.length > 0) }
}
