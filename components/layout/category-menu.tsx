import { Link } from '@/components/ui/link'
import type { Menu, MenuItem } from '@/lib/content/content-types'
import styles from './category-menu.module.css'

function Panel({ item, showAll }: { item: MenuItem; showAll: string }) {
  const grandchildren = item.children.flatMap((child) => child.children)
  return (
    <div className={styles.panel}>
      <ul className={styles.group}>
        {item.children.map((child) => (
          <li key={child.id} className={styles.group}>
            <Link href={child.href}>{child.label}</Link>
          </li>
        ))}
      </ul>
      <ul className={`${styles.group} ${styles.sub}`}>
        {grandchildren.map((child) => (
          <li key={child.id}>
            <Link href={child.href}>{child.label}</Link>
          </li>
        ))}
      </ul>
      <div>
        <Link href={item.href} className="text-link text-link--touch">
          {showAll}
        </Link>
      </div>
    </div>
  )
}

/**
 * The desktop menu as native disclosures: it opens by mouse, touch and keyboard before any script has run;
 * its behaviour closes it on Esc, on a press elsewhere and after a navigation.
 */
export function CategoryMenu({ menu, showAll }: { menu: Menu | null; showAll: (name: string) => string }) {
  return (
    <ul className={styles.menu} data-behaviour="category-menu">
      {(menu?.items ?? []).map((item) => (
        <li key={item.id}>
          {item.children.length > 0 ? (
            <details name="category-menu">
              <summary className={styles.top}>
                <span>{item.label}</span>
              </summary>
              <Panel item={item} showAll={showAll(item.label)} />
            </details>
          ) : (
            <Link href={item.href} className={styles.top}>
              <span>{item.label}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
