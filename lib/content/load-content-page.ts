import 'server-only'
import type { Site } from '@/lib/market/site'
import type { WidgetArea } from './content-types'
import { loadWidgetArea } from './load-widget-area'

/** A content page by the last segment of its URL path (R-CMS-01); null when there is none. */
export const loadContentPage = (site: Site, alias: string): Promise<WidgetArea | null> =>
  loadWidgetArea(site, { alias })
