import { Link } from '@/components/ui/link'
import type { Site } from '@/lib/market/site'
import { searchHref } from '@/lib/routing/search-href'
import styles from './search-page.module.css'

type SearchLinksProps = {
  site: Site
  id: string
  title: string
  texts: readonly string[]
  /** Origin that the search service gets for a click (R-SEARCH-08). */
  origin: 'PHRASE_SUGGEST' | 'RELATED_SEARCHES'
}

/** Links to other searches. Crawlers must not follow them, because the number of searches is unlimited. */
export function SearchLinks({ site, id, title, texts, origin }: SearchLinksProps) {
  if (texts.length === 0) return null
  return (
    <nav className={styles.searches} aria-labelledby={id}>
      <h2 id={id} className="serif d-24">
        {title}
      </h2>
      <ul>
        {texts.map((text) => (
          <li key={text}>
            <Link
              href={searchHref(site, text)}
              rel="nofollow"
              className="text-link text-link--touch"
              data-search-origin={origin}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
