import { pathPrefix, type Site } from '@/lib/market/site'
import { routePath } from './href'
import { tidySearchText } from './search-text'

/** Address of the search form: the search page without a text. */
export const searchFormHref = (site: Site): string =>
  pathPrefix(site) + routePath(site.lang, 'search').replace(/\/$/, '')

/** Canonical address of a search; a slash in the text is encoded. Without a text the search page. */
export function searchHref(site: Site, text: string): string {
  const tidy = tidySearchText(text)
  return tidy === '' ? searchFormHref(site) : `${searchFormHref(site)}/${encodeURIComponent(tidy)}`
}
