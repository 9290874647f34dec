import 'server-only'
import type { Site } from '@/lib/market/site'
import type { WidgetArea } from './content-types'
import { loadWidgetArea } from './load-widget-area'

/** The front page's area (R-CMS-01); null when the editor has none, throws AppError when the service fails. */
export const loadHome = (site: Site): Promise<WidgetArea | null> =>
  loadWidgetArea(site, { family: 'Frontpage', areaName: 'The front page area' })
