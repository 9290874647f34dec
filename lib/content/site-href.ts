import type { Site } from '@/lib/market/site'
import { localHref } from '@/lib/routing/href'

const decodePath = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

/**
 * A link an editor wrote, as this site writes it: paths get the site's prefix, http(s), mail and telephone links stay,
 * a bare fragment stays; null for everything else, so that no `javascript:` gets through.
 */
export function siteHref(site: Site, href: string | null | undefined): string | null {
  const text = href?.trim() ?? ''
  if (/^(https?:\/\/|mailto:|tel:|#)/i.test(text)) return text
  if (!/^\/(?![/\\])/.test(text)) return null
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(text) ?? []
  return `${localHref(site, decodePath(path))}${rest}`
}

// Sanitised HTML writes every attribute in double quotes.
const LOCAL_LINK = /(<a\b[^>]*\shref=")(\/[^"]*)"/g

/** Sanitised HTML with its links to our own paths as this site writes them. */
export const siteHtml = (site: Site, html: string): string =>
  html.replace(LOCAL_LINK, (_, start: string, href: string) => `${start}${siteHref(site, href) ?? '#'}"`)
