import 'server-only'
import type { Site } from '@/lib/market/site'
import type { WidgetArea } from './content-types'
import { loadWidgetArea } from './load-widget-area'

/**
 * Loads a content page by the last segment of its path (R-CMS-01); null when it does not exist. Throws AppError when
 * the service fails.
 */
export const loadContentPage = (site: Site, alias: string): Promise<WidgetArea | null> =>
  loadWidgetArea(site, { alias })
