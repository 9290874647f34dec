import { pathPrefix, type Site } from '@/lib/market/site'
import { routePath } from './href'
import { tidySearchText } from './search-text'

/** Address of the form that searches: the search page without a text. */
export const searchFormHref = (site: Site): string =>
  pathPrefix(site) + routePath(site.lang, 'search').replace(/\/$/, '')

/** Address of a search, in its one form; a slash in the text is part of its segment. Without a text the search page itself. */
export function searchHref(site: Site, text: string): string {
  const tidy = tidySearchText(text)
  return tidy === '' ? searchFormHref(site) : `${searchFormHref(site)}/${encodeURIComponent(tidy)}`
}
