import type { CmsArea } from '#catalogue/types'
import type { Desk } from './create-desk'
import { container, jsonWidget } from './widgets'

/** The house's own paper: a channel may restyle the shop, and none of the four does. */
const THEME = { '--paper': '#fbfaf8' }

/** CSS variables of a channel, name → value (R-MARKET-14). */
export const buildTheme = (desk: Desk): CmsArea => ({
  family: 'Channel',
  areaName: 'Theme',
  alias: null,
  title: 'Theme',
  description: '',
  tags: [],
  markets: [desk.market],
  lang: desk.lang,
  filters: [],
  containers: [container('Theme', [jsonWidget('theme', THEME)])],
})
