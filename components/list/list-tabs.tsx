import { Link } from '@/components/ui/link'
import type { ListTab } from '@/lib/list/list-types'
import type { Site } from '@/lib/market/site'
import { localHref } from '@/lib/routing/href'
import styles from './list-tabs.module.css'

type ListTabsProps = { site: Site; tabs: readonly ListTab[]; label: string; all: string }

/** Sibling categories in a row that scrolls horizontally. */
export function ListTabs({ site, tabs, label, all }: ListTabsProps) {
  if (tabs.length === 0) return null
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul>
        {tabs.map(({ name, canonicalUrl, isCurrent }) => (
          <li key={canonicalUrl}>
            <Link
              href={localHref(site, canonicalUrl)}
              className="wide-target"
              aria-current={isCurrent ? 'page' : undefined}
            >
              <span>{name ?? all}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
