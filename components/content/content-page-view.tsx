import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import type { WidgetArea } from '@/lib/content/content-types'
import { loadMenu } from '@/lib/content/load-menu'
import type { Site } from '@/lib/market/site'
import styles from './content-page.module.css'
import { WidgetAreaView } from './widget-area-view'

/** A content page; one tagged `menu` gets the information pages beside it. */
export async function ContentPageView({ site, area }: { site: Site; area: WidgetArea }) {
  if (!area.tags.includes('menu')) {
    return (
      <div className={styles.page}>
        <WidgetAreaView site={site} area={area} opensPage />
      </div>
    )
  }
  const t = await getTranslations({ locale: site.lang, namespace: 'content' })
  const menu = await loadMenu(site, 'info-pages').catch(() => null)
  return (
    <div className={`${styles.page} ${styles.withMenu}`}>
      <nav className={styles.menu} aria-label={t('pages')}>
        <ul>
          {(menu?.items ?? []).map((item) => (
            <li key={item.id}>
              <Link href={item.href}>{item.label}</Link>
            </li>
          ))}
        </ul>
      </nav>
      <WidgetAreaView site={site} area={area} opensPage />
    </div>
  )
}
