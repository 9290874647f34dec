import type { CmsArea, CmsContainer, CmsWidget, Lang, MarketAlias } from '@/mock-backend/catalogue/types'

/** Where an area is shown. Finland reads two languages. */
export type Spot = { market: MarketAlias; lang: Lang }
export const SPOTS: Spot[] = [
  { market: 'fi', lang: 'fi' },
  { market: 'fi', lang: 'sv' },
  { market: 'se', lang: 'sv' },
  { market: 'no', lang: 'nb' },
  { market: 'dk', lang: 'da' },
]

/** A widget by its name; the service's type is the name with a suffix. */
export const widget = (name: string, configuration: Record<string, unknown>): CmsWidget => ({
  name,
  type: `${name}PageWidget`,
  configuration: { name, active: true, ...configuration },
})

type Box = { layout?: CmsContainer['layout']; design?: CmsContainer['design'] }

export const container = (name: string, widgets: CmsWidget[], { layout = 'full', design = 'default' }: Box = {}) =>
  ({ name, layout, design, widgets }) satisfies CmsContainer

export const area = ({ market, lang }: Spot, more: Partial<CmsArea>): CmsArea => ({
  family: 'Frontpage',
  areaName: 'The front page area',
  alias: null,
  title: 'Kajo',
  description: '',
  tags: [],
  markets: [market],
  lang,
  filters: [],
  containers: [],
  ...more,
})
