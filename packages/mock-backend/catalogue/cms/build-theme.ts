import type { CmsArea } from '#catalogue/types'
import type { CmsContext } from './create-cms-context'
import { widgetArea } from './widget-area'
import { container, jsonWidget } from './widgets'

/** The default background colour. A channel can change the theme, but none of the four does. */
const THEME = { '--paper': '#fbfaf8' }

/** CSS variables of a channel by name (R-MARKET-14). */
export const buildTheme = (context: CmsContext): CmsArea =>
  widgetArea(context, {
    family: 'Channel',
    areaName: 'Theme',
    containers: [container('Theme', [jsonWidget('theme', THEME)])],
  })
