import type { WidgetArea, WidgetContainer } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import styles from './widget-area.module.css'
import { WidgetView } from './widget-view'

type AreaProps = { site: Site; area: WidgetArea; opensPage?: boolean }

function Container({ site, container, isFirst }: { site: Site; container: WidgetContainer; isFirst: boolean }) {
  return (
    <section className={styles.container} data-design={container.design}>
      <div className={styles.columns} data-layout={container.layout}>
        {container.widgets.map((widget) => (
          <WidgetView key={widget.id} site={site} widget={widget} layout={container.layout} opensPage={isFirst} />
        ))}
      </div>
    </section>
  )
}

/** An area as its editor built it (R-CMS-01). The first container's pictures are fetched at once where it opens the page. */
export function WidgetAreaView({ site, area, opensPage = false }: AreaProps) {
  return (
    <div className={styles.area}>
      {area.containers
        .filter((container) => container.widgets.length > 0)
        .map((container, index) => (
          <Container key={container.id} site={site} container={container} isFirst={opensPage && index === 0} />
        ))}
    </div>
  )
}
