import type { Widget, WidgetArea, WidgetContainer } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import styles from './widget-area.module.css'
import { WidgetView } from './widget-view'

type AreaProps = { site: Site; area: WidgetArea; isPageStart?: boolean }
type Drawn = { widget: Widget; ways?: { href: string; text: string }[] }

/** Buttons after a list in the same container are shown in the list's header. */
function withWays(widgets: readonly Widget[]): Drawn[] {
  return widgets.flatMap((widget, index): Drawn[] => {
    const [before, after] = [widgets[index - 1], widgets[index + 1]]
    if (widget.kind === 'buttons' && before?.kind === 'product-list') return []
    return [widget.kind === 'product-list' && after?.kind === 'buttons' ? { widget, ways: after.buttons } : { widget }]
  })
}

/** Whether a widget has a title that can be the h1 of the page. */
function hasPageTitle(widget: Widget): boolean {
  if (widget.kind === 'text') return widget.title !== '' && widget.titleLevel === 1
  return widget.kind === 'banner' && widget.text1 !== '' && (widget.full || widget.placement !== 'on')
}

const fillsScreen = (widget: Widget): boolean => widget.kind === 'banner' && widget.full

type ContainerProps = { site: Site; container: WidgetContainer; isPageStart: boolean; isEager: boolean }

function Container({ site, container, isPageStart, isEager }: ContainerProps) {
  const { design, layout, looks, widgets } = container
  // the first one only: a page has one h1
  const title = isPageStart ? widgets.find(hasPageTitle) : undefined
  return (
    <section
      className={styles.container}
      data-design={design}
      data-look={looks.join(' ') || undefined}
      data-fills={isPageStart && widgets.some(fillsScreen) ? '' : undefined}
    >
      <div className={styles.columns} data-layout={layout}>
        {withWays(widgets).map(({ widget, ways }) => (
          <WidgetView
            key={widget.id}
            site={site}
            widget={widget}
            ways={ways}
            layout={layout}
            isPageStart={isPageStart}
            isPageTitle={widget === title}
            isEager={isEager}
          />
        ))}
      </div>
    </section>
  )
}

const hasPicture = ({ widgets }: WidgetContainer): boolean => widgets.some((widget) => 'image' in widget)

/**
 * The widgets of an area, as the editor has chosen them (R-CMS-01). With `isPageStart` the area is the first of the
 * page: its first container has the `h1`, and the first picture is loaded eagerly when it is in one of the first two
 * containers.
 */
export function WidgetAreaView({ site, area, isPageStart = false }: AreaProps) {
  const containers = area.containers.filter((container) => container.widgets.length > 0)
  const first = containers.findIndex(hasPicture)
  return (
    <div className={styles.area}>
      {containers.map((container, index) => (
        <Container
          key={container.id}
          site={site}
          container={container}
          isPageStart={isPageStart && index === 0}
          isEager={isPageStart && index === first && first < 2}
        />
      ))}
    </div>
  )
}
