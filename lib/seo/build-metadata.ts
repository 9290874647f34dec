import type { Metadata } from 'next'
import { LOCALES } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { alternates, canonicalUrl } from '@/lib/routing/alternates'
import type { HrefOn } from '@/lib/routing/href'
import { pageTitle } from './page-title'

export type PageFacts = {
  site: Site
  title: string
  description: string
  /** Canonical path, readable, without market and language. */
  path: string
  /** Query of the canonical address, such as `?page=2`. */
  search?: string
  /** Address of the page on each site, for hreflang; undefined for a page without hreflang. */
  hrefOn?: HrefOn
  image?: string | null
  isIndexed?: boolean
}

/**
 * Metadata of a page. In path mode the page is a preview: it is not indexed, and its canonical address is on the
 * market's domain.
 */
export function buildMetadata(facts: PageFacts): Metadata {
  const { site, title, description, path, search = '', hrefOn, image, isIndexed = true } = facts
  const canonical = `${canonicalUrl(site, path)}${search}`
  const isPreview = site.mode === 'path'
  // previews have them too, because the market picker uses them
  const languages = hrefOn && isIndexed ? alternates(hrefOn) : undefined
  return {
    title: pageTitle(title),
    // the framework lets a value of undefined replace the description of the layout
    ...(description && { description }),
    alternates: { canonical, languages },
    robots: isPreview || !isIndexed ? { index: false, follow: true } : { index: true, follow: true },
    openGraph: {
      type: 'website',
      siteName: 'Kajo',
      locale: LOCALES[site.lang].iso.replace('-', '_'),
      url: canonical,
      title,
      ...(description && { description }),
      images: image ? [image] : undefined,
    },
  }
}
