import { Link } from '@/components/ui/link'
import { canonicalSearch, type ListQuery } from '@/lib/list/list-query'
import { pageLinks } from '@/lib/list/page-links'
import styles from './page-links.module.css'

type PageLinksProps = {
  path: string
  query: ListQuery
  page: number
  pageCount: number
  label: string
  pageLabel: (page: number) => string
}

/** Links to the pages of a list, for crawlers and without script. */
export function PageLinks({ path, query, page, pageCount, label, pageLabel }: PageLinksProps) {
  if (pageCount < 2) return null
  return (
    <nav className={styles.pages} aria-label={label}>
      {pageLinks(page, pageCount).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other identity
          <span key={`gap-${index}`}>…</span>
        ) : (
          <Link
            key={number}
            href={`${path}${canonicalSearch({ ...query, page: number })}`}
            aria-current={number === page ? 'page' : undefined}
            aria-label={pageLabel(number)}
          >
            {number}
          </Link>
        ),
      )}
    </nav>
  )
}
