import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { Site } from '@/lib/market/site'
import { localHref } from '@/lib/routing/href'
import { searchHref } from '@/lib/routing/search-href'
import type { SearchResults } from '@/lib/search/load-search-page'
import { exactText } from '@/lib/search/search-words'
import { SearchForm } from './search-form'
import styles from './search-page.module.css'

type SearchHeadProps = { site: Site; text: string; heading: string; children?: ReactNode }

/** Search field and heading of every search page. */
export function SearchHead({ site, text, heading, children }: SearchHeadProps) {
  return (
    <div className={styles.head}>
      <SearchForm site={site} text={text} />
      <h1 id="heading" tabIndex={-1} className="serif d-40">
        {heading}
      </h1>
      {children}
    </div>
  )
}

/** "We searched for x instead of y", with a link to search for y; else links to other spellings with results. */
export async function SpellingHelp({ site, results }: { site: Site; results: SearchResults }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'searchPage' })
  const { corrected, didYouMean, words } = results
  if (corrected !== null)
    return (
      <p className={styles.spelling}>
        <span>{t('corrected', { text: corrected, other: words })}</span>{' '}
        <Link
          href={searchHref(site, exactText(words))}
          rel="nofollow"
          className="text-link text-link--touch"
          data-search-origin="UNDO_AUTO_CORRECT"
        >
          {t('exact', { text: words })}
        </Link>
      </p>
    )
  if (didYouMean.length === 0) return null
  return (
    <p className={styles.spelling}>
      <span>{t('didYouMean')}</span>
      {didYouMean.map((text) => (
        <Link
          key={text}
          href={searchHref(site, text)}
          rel="nofollow"
          className="text-link text-link--touch"
          data-search-origin="DID_YOU_MEAN"
        >
          {text}
        </Link>
      ))}
    </p>
  )
}

/** Ways on besides the products: merchant lists that suit the text, then pages, categories and brands that match it. */
export async function PageHits({ site, results }: { site: Site; results: SearchResults }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'searchPage' })
  const lists = results.lists.map(({ path, title, ticket, count }) => ({
    path,
    ticket,
    words: count === null ? title : t('list', { name: title, count }),
  }))
  const ways = [...lists, ...results.pages.map(({ path, title, ticket }) => ({ path, ticket, words: title }))]
  if (ways.length === 0) return null
  return (
    <nav className={styles.pages} aria-labelledby="search-pages">
      <h2 id="search-pages">{t('pages')}</h2>
      <ul>
        {ways.map(({ path, words, ticket }) => (
          <li key={path}>
            <Link href={localHref(site, path)} className="text-link text-link--touch" data-ticket={ticket}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
