import type { SitePage } from '@/components/layout/site-page'
import type { WidgetArea } from '@/lib/content/content-types'
import { loadContentPage } from '@/lib/content/load-content-page'
import type { Site } from '@/lib/market/site'
import { contentMetadata } from '@/lib/seo/page-metadata'
import { ArticleView } from './article-view'
import styles from './content-page.module.css'
import { InfoPageView } from './info-page-view'
import { WidgetAreaView } from './widget-area-view'

type ContentViewProps = { site: Site; alias: string; area: WidgetArea }

/** A content page by its tag: `menu` as an information page, `inspiration` as an article (R-ROUTE-28). */
function ContentView({ site, alias, area }: ContentViewProps) {
  if (area.tags.includes('menu')) return <InfoPageView site={site} alias={alias} area={area} />
  if (area.tags.includes('inspiration')) return <ArticleView site={site} alias={alias} area={area} />
  return (
    <div className={styles.page}>
      <WidgetAreaView site={site} area={area} isPageStart />
    </div>
  )
}

export type ContentParams = { alias: string }

/** The page of a content area, at one of its two addresses. */
export const contentPage = (kind: 'content' | 'inspiration'): SitePage<ContentParams, WidgetArea> => ({
  name: kind,
  load: (site, { alias }) => loadContentPage(site, decodeURIComponent(alias)),
  metadata: (site, area, { alias }) => contentMetadata(site, area, kind, decodeURIComponent(alias)),
  view: (site, area, { alias }) => <ContentView site={site} alias={decodeURIComponent(alias)} area={area} />,
})
