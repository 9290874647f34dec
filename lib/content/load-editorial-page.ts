import 'server-only'
import { type Site, siteFromParams } from '@/lib/market/site'
import type { WidgetArea } from './content-types'
import { loadContentPage } from './load-content-page'

export type EditorialParams = { params: Promise<{ market: string; lang: string; alias: string }> }

/** A content page asked for: its area, null when there is none, or why it cannot be shown. */
export type EditorialPage = { site: Site; alias: string; area: WidgetArea | null | { error: unknown } }

/** Reads the address of a content page or article and loads it; null for an address the middleware did not write. */
export async function loadEditorialPage({ params }: EditorialParams): Promise<EditorialPage | null> {
  const { alias: segment, ...place } = await params
  const site = siteFromParams(place)
  if (!site) return null
  const alias = decodeURIComponent(segment)
  const area = await loadContentPage(site, alias).catch((error: unknown) => ({ error }))
  return { site, alias, area }
}
