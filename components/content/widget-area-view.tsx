import type { Widget, WidgetArea, WidgetContainer } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import styles from './widget-area.module.css'
import { WidgetView } from './widget-view'

type AreaProps = { site: Site; area: WidgetArea; opensPage?: boolean }
type Drawn = { widget: Widget; ways?: { href: string; text: string }[] }

/** Buttons that follow a list in the same container are the list's way on and stand in its head. */
function withWays(widgets: readonly Widget[]): Drawn[] {
  return widgets.flatMap((widget, index): Drawn[] => {
    const [before, after] = [widgets[index - 1], widgets[index + 1]]
    if (widget.kind === 'buttons' && before?.kind === 'product-list') return []
    return [widget.kind === 'product-list' && after?.kind === 'buttons' ? { widget, ways: after.buttons } : { widget }]
  })
}

const fillsScreen = (widget: Widget): boolean => widget.kind === 'banner' && widget.full

type ContainerProps = { site: Site; container: WidgetContainer; opensPage: boolean; isEager: boolean }

function Container({ site, container, opensPage, isEager }: ContainerProps) {
  const { design, layout, looks, widgets } = container
  return (
    <section
      className={styles.container}
      data-design={design}
      data-look={looks.join(' ') || undefined}
      data-fills={opensPage && widgets.some(fillsScreen) ? '' : undefined}
    >
      <div className={styles.columns} data-layout={layout}>
        {withWays(widgets).map(({ widget, ways }) => (
          <WidgetView
            key={widget.id}
            site={site}
            widget={widget}
            ways={ways}
            layout={layout}
            opensPage={opensPage}
            isEager={isEager}
          />
        ))}
      </div>
    </section>
  )
}

const hasPicture = ({ widgets }: WidgetContainer): boolean => widgets.some((widget) => 'image' in widget)

/** An area as its editor built it (R-CMS-01). Where it opens the page its first picture, if near, is fetched at once. */
export function WidgetAreaView({ site, area, opensPage = false }: AreaProps) {
  const containers = area.containers.filter((container) => container.widgets.length > 0)
  const first = containers.findIndex(hasPicture)
  return (
    <div className={styles.area}>
      {containers.map((container, index) => (
        <Container
          key={container.id}
          site={site}
          container={container}
          opensPage={opensPage && index === 0}
          isEager={opensPage && index === first && first < 2}
        />
      ))}
    </div>
  )
}
