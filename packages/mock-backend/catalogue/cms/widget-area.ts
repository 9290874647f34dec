import type { CmsArea } from '#catalogue/types'
import type { CmsContext } from './create-cms-context'

/** A widget area of one market and language, by default without texts of its own and for all pages. */
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
