import 'server-only'
import { loadContentPages } from '@/lib/content/load-content-pages'
import type { Site } from '@/lib/market/site'
import type { HrefOn } from '@/lib/routing/href'
import { findPaths, hrefByPath } from './site-paths'

export type ContentPlace = { path: string; hrefOn: HrefOn }

/**
 * The one address of a content page, and the same page on every site by its internal name where that is unmistakable.
 * `path` is the address asked for; it stands when the editor's list does not know the page.
 */
export async function loadContentPlace(site: Site, alias: string, path: string): Promise<ContentPlace> {
  const own = (await loadContentPages(site)).find((page) => page.alias === alias)
  const canonical = own?.canonicalUrl ?? path
  const pathOn = await findPaths(async (other) => {
    if (other.market === site.market && other.lang === site.lang) return canonical
    const same = (await loadContentPages(other)).filter(({ name }) => name === own?.name)
    return same.length === 1 ? (same[0]?.canonicalUrl ?? null) : null
  })
  return { path: canonical, hrefOn: hrefByPath(pathOn) }
}
