import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { MenuItem, WidgetArea } from '@/lib/content/content-types'
import { loadMenu } from '@/lib/content/load-menu'
import type { Site } from '@/lib/market/site'
import { localHref } from '@/lib/routing/href'
import styles from './content-page.module.css'
import { WidgetAreaView } from './widget-area-view'

function Pages({ items, here }: { items: readonly MenuItem[]; here: string }) {
  return (
    <ul>
      {items.map(({ id, href, label }) => (
        <li key={id}>
          <Link href={href} aria-current={href === here ? 'page' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

type InfoPageViewProps = { site: Site; alias: string; area: WidgetArea }

/** An information page, with links to the other ones beside it, collapsed above it on phones. */
export async function InfoPageView({ site, alias, area }: InfoPageViewProps) {
  const t = await getTranslations({ locale: site.lang, namespace: 'article' })
  const menu = await loadMenu(site, 'info-pages').catch(() => null)
  const items = menu?.items ?? []
  const here = localHref(site, `/${alias}`)
  return (
    <div className={`${styles.page} ${styles.info}`}>
      {items.length > 0 ? (
        <nav className={styles.pages} aria-label={t('pages')}>
          <details className="phone-only">
            <summary>
              {t('pages')}
              <Icon name="chevron-down" size={18} />
            </summary>
            <Pages items={items} here={here} />
          </details>
          <div className="desk-only">
            <Pages items={items} here={here} />
          </div>
        </nav>
      ) : null}
      <div className={styles.column}>
        <WidgetAreaView site={site} area={area} isPageStart />
      </div>
    </div>
  )
}
