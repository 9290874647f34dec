import type { WidgetAreaQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { CONTAINER_LOOKS, type WidgetArea, type WidgetContainer } from './content-types'
import { type ParsedWidget, parseWidget } from './parse-widget'

type Area = NonNullable<WidgetAreaQuery['widgetArea']>

export type ParsedContainer = Omit<WidgetContainer, 'widgets'> & { widgets: ParsedWidget[] }
export type ParsedArea = Omit<WidgetArea, 'containers'> & { containers: ParsedContainer[] }

const LAYOUTS = ['full', 'half', 'third', 'quarter'] as const
const DESIGNS = ['full-width', 'default', 'narrow'] as const

const bySortOrder = (a: { sortOrder: number }, b: { sortOrder: number }): number => a.sortOrder - b.sortOrder

/** Maps an area: containers in display order, without empty ones, with validated widgets. */
export function parseWidgetArea(area: Area): ParsedArea {
  const containers = present(area.containers)
    .sort(bySortOrder)
    .map(
      (container): ParsedContainer => ({
        id: String(container.id),
        layout: LAYOUTS.find((layout) => layout === container.layout) ?? 'full',
        design: DESIGNS.find((design) => design === container.design) ?? 'default',
        looks: CONTAINER_LOOKS.filter((look) => container.classNames?.includes(look)),
        widgets: present(container.widgets)
          .sort(bySortOrder)
          .flatMap((widget) => parseWidget(widget) ?? []),
      }),
    )
  const title = area.title || area.name
  return {
    title,
    tags: present(area.tags),
    meta: { title: area.meta?.title || title, description: area.meta?.description ?? '' },
    containers: containers.filter(({ widgets }) => widgets.length > 0),
  }
}
