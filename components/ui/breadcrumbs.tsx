import styles from './breadcrumbs.module.css'
import { Link } from './link'

/** `href` is null for the current page. */
export type Crumb = { name: string; href: string | null }

/** Breadcrumbs from the home page down. */
export function Breadcrumbs({ crumbs, label }: { crumbs: readonly Crumb[]; label: string }) {
  return (
    <nav className={styles.crumbs} aria-label={label}>
      <ol>
        {crumbs.map((crumb) => (
          <li key={crumb.name}>
            {crumb.href ? (
              <Link href={crumb.href} className="wide-target">
                {crumb.name}
              </Link>
            ) : (
              <span aria-current="page">{crumb.name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
