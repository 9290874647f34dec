import type { WidgetContainer } from '@/lib/content/content-types'

/** How many columns a container has. */
export type Layout = WidgetContainer['layout']

const SIZES = {
  full: '100vw',
  half: '(min-width: 768px) 49vw, 100vw',
  third: '(min-width: 768px) 33vw, 100vw',
  quarter: '(min-width: 768px) 24vw, 100vw',
} as const

/** The `sizes` attribute of a picture in a container of this layout. */
export const widgetSizes = (layout: Layout): string => SIZES[layout]
