import 'server-only'
import { cache } from 'react'
import * as z from 'zod'
import { WidgetAreaDocument, type WidgetAreaQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached, shortenPageLife } from '@/lib/cache/cached'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import type { Lang, MarketAlias } from '@/lib/market/market-table'

/** CSS variables of a channel: name → value. */
export type Theme = Record<string, string>

/** The service has no field for themes, so a theme is a JSON widget in this area of the channel. */
const AREA = { family: 'Channel', areaName: 'Theme' } as const

const themeSchema = z.object({ component: z.literal('theme'), configuration: z.record(z.string(), z.string()) })
const widgetSchema = z.object({ json: z.string() })

function parseWidget(configuration: string): Theme {
  try {
    const { json } = widgetSchema.parse(JSON.parse(configuration))
    return themeSchema.parse(JSON.parse(json)).configuration
  } catch (error) {
    logLine('warn', 'theme-dropped', { reason: normaliseError(error).message })
    return {}
  }
}

function parseTheme(area: WidgetAreaQuery['widgetArea']): Theme {
  const widgets = present(area?.containers).flatMap((container) => present(container.widgets))
  return Object.assign({}, ...widgets.map(({ configuration }) => parseWidget(configuration)))
}

/** Loads the channel's theme (R-MARKET-14); empty when the service fails or the theme is invalid. */
export const loadTheme = cache(async (market: MarketAlias, lang: Lang): Promise<Theme> => {
  const site = { market, lang }
  try {
    return await cached('channel', { site, key: ['theme'] }, async () => {
      const { widgetArea } = await serverQuery(site, WidgetAreaDocument, { ...AREA, displaySetting: 'desktop' })
      return parseTheme(widgetArea)
    })
  } catch (error) {
    logLine('warn', 'theme-degraded', { market, reason: normaliseError(error).message })
    await shortenPageLife()
    return {}
  }
})
