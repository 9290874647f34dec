import type { CmsArea } from '#catalogue/types'
import type { CmsContext } from './create-cms-context'

/** Creates a widget area of one market and language. By default, its title is its name and it matches every page. */
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
