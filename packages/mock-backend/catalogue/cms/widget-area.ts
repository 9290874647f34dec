import type { CmsArea } from '#catalogue/types'
import type { CmsContext } from './create-cms-context'

/**
 * Creates a widget area for one market and language. Default: title = area name, no description, no filters (matches every
 * page).
 */
export const widgetArea = (
  { market, lang }: CmsContext,
  area: Pick<CmsArea, 'family' | 'areaName' | 'containers'> & Partial<CmsArea>,
): CmsArea => ({
  alias: null,
  title: area.areaName,
  description: '',
  tags: [],
  markets: [market],
  lang,
  filters: [],
  ...area,
})
