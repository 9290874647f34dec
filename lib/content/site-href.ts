import type { Site } from '@/lib/market/site'
import { localHref } from '@/lib/routing/href'
import { decodePath } from '@/lib/routing/path-segments'

/**
 * The link of an editor for this site: paths get the site's prefix; http(s), mail and telephone links and fragments
 * stay. Null for everything else, for example `javascript:`.
 */
export function siteHref(site: Site, href: string | null | undefined): string | null {
  const text = href?.trim() ?? ''
  if (/^(https?:\/\/|mailto:|tel:|#)/i.test(text)) return text
  if (!/^\/(?![/\\])/.test(text)) return null
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(text) ?? []
  return `${localHref(site, decodePath(path))}${rest}`
}

// Sanitised HTML has double quotes around every attribute.
const LOCAL_LINK = /<a\b([^>]*\shref=")(\/[^"]*)"/g

/**
 * Sanitised HTML whose links to paths get this site's prefix, and the attribute `data-link` of
 * `components/ui/link.tsx`, by which `components/providers/link-navigation.tsx` finds them.
 */
export const siteHtml = (site: Site, html: string): string =>
  html.replace(LOCAL_LINK, (_, start: string, path: string) => {
    const href = siteHref(site, path)
    return href === null ? `<a${start}#"` : `<a data-link=""${start}${href}"`
  })
