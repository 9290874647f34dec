import 'server-only'
import { loadContentPages } from '@/lib/content/load-content-pages'
import type { Site } from '@/lib/market/site'
import type { HrefOn } from '@/lib/routing/href'
import { findPaths, hrefByPath } from './site-paths'

export type ContentPlace = { path: string; hrefOn: HrefOn }

/**
 * The canonical path of a content page, and links to the same page on the other sites: the one with the same internal
 * name, if only one has it. `path`, the requested path, is returned when the list of pages does not contain the alias.
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
