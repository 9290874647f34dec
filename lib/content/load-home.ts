import 'server-only'
import type { Site } from '@/lib/market/site'
import type { WidgetArea } from './content-types'
import { loadWidgetArea } from './load-widget-area'

/**
 * Loads the area of the home page (R-CMS-01); null when the editor has created none. Throws AppError when the service
 * fails.
 */
export const loadHome = (site: Site): Promise<WidgetArea | null> =>
  loadWidgetArea(site, { family: 'Frontpage', areaName: 'The front page area' })
