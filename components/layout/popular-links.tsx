import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { Menu } from '@/lib/content/content-types'
import { loadMenu } from '@/lib/content/load-menu'
import type { Site } from '@/lib/market/site'
import styles from './popular-links.module.css'

const MOST_LINKS = 6

/** The first subcategories of each top category, in turns. */
function popular(menu: Menu | null) {
  const families = (menu?.items ?? []).map(({ children }) => children)
  const rounds = Array.from({ length: MOST_LINKS }, (_, round) => families.flatMap((family) => family[round] ?? []))
  return rounds.flat().slice(0, MOST_LINKS)
}

type PopularLinksProps = {
  site: Site
  /** Shown when the menu cannot be loaded. */
  fallback?: ReactNode
  /** Has a heading when it is one of several parts. */
  hasHeading?: boolean
}

/** Links to categories, for a missing or failed page or an empty search. */
export async function PopularLinks({ site, fallback = null, hasHeading = false }: PopularLinksProps) {
  const t = await getTranslations({ locale: site.lang, namespace: 'errorPage' })
  const links = popular(await loadMenu(site, 'main-desktop').catch(() => null))
  if (links.length === 0) return fallback
  return (
    <nav aria-label={t('popular')}>
      {hasHeading ? <h2 className="serif d-24">{t('popular')}</h2> : null}
      <ul className={styles.links}>
        {links.map((item) => (
          <li key={item.id}>
            <Link href={item.href} className="text-link text-link--touch">
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
