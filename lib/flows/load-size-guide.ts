import 'server-only'
import { shortenPageLife } from '@/lib/cache/cached'
import { loadContentPage } from '@/lib/content/load-content-page'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import type { Site } from '@/lib/market/site'
import { sizeTableFor } from '@/lib/product/size-tables'
import { CONTENT_PATHS } from '@/lib/routing/content-paths'

/** Sanitised HTML of the editor's size guide, cut to one product. */
export type SizeGuide = { title: string; table: string; advice: string }

/** The size guide for these sizes (R-PDP-12); null when no table contains them or the service fails. Never rejects. */
export async function loadSizeGuide(site: Site, sizes: readonly string[]): Promise<SizeGuide | null> {
  try {
    const area = await loadContentPage(site, CONTENT_PATHS.sizes[site.lang].slice(1))
    const widgets = area?.containers.flatMap((container) => container.widgets) ?? []
    const html = widgets.map((widget) => (widget.kind === 'rich-text' ? widget.html : '')).join('')
    const { table, advice } = sizeTableFor(html, sizes)
    return area && table ? { title: area.title, table, advice } : null
  } catch (error) {
    logLine('warn', 'size-guide-degraded', { market: site.market, reason: normaliseError(error).message })
    await shortenPageLife()
    return null
  }
}
