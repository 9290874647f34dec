import { setRequestLocale } from 'next-intl/server'
import { ErrorView } from '@/components/layout/error-view'
import { NotFoundView } from '@/components/layout/not-found-view'
import type { EditorialPage } from '@/lib/content/load-editorial-page'
import { ArticleView } from './article-view'
import styles from './content-page.module.css'
import { InfoPageView } from './info-page-view'
import { WidgetAreaView } from './widget-area-view'

/** A content page as its tags have it: `menu` beside the information pages, `inspiration` as an article (R-ROUTE-28). */
export function ContentPageView({ page }: { page: EditorialPage }) {
  const { site, alias, area } = page
  setRequestLocale(site.lang)
  if (!area) return <NotFoundView site={site} />
  if ('error' in area) return <ErrorView site={site} error={area.error} />
  if (area.tags.includes('menu')) return <InfoPageView site={site} alias={alias} area={area} />
  if (area.tags.includes('inspiration')) return <ArticleView site={site} alias={alias} area={area} />
  return (
    <div className={styles.page}>
      <WidgetAreaView site={site} area={area} opensPage />
    </div>
  )
}
