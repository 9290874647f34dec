import { useTranslations } from 'next-intl'
import { Link } from '@/components/ui/link'
import { canonicalSearch, type ListQuery } from '@/lib/list/list-query'
import { pageLinks } from '@/lib/list/page-links'
import styles from './page-links.module.css'

type PageLinksProps = { path: string; query: ListQuery; pageCount: number }

/** Links to the pages of a list. Crawlers and browsers without JavaScript reach the further pages only by them. */
export function PageLinks({ path, query, pageCount }: PageLinksProps) {
  const t = useTranslations('list')
  if (pageCount < 2) return null
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {pageLinks(query.page, pageCount).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps have no other identity
          <span key={`gap-${index}`}>…</span>
        ) : (
          <Link
            key={number}
            href={`${path}${canonicalSearch({ ...query, page: number })}`}
            aria-current={number === query.page ? 'page' : undefined}
            aria-label={t('pageNumber', { page: number })}
          >
            {number}
          </Link>
        ),
      )}
    </nav>
  )
}
