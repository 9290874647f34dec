import type { Metadata } from 'next'
import { LOCALES } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import { alternates, canonicalUrl, siteMetas } from '@/lib/routing/alternates'
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
  /** Address of the page on each site, for hreflang and the market picker; undefined when it is not known. */
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
  // for indexed addresses without a query; also for previews, because the market picker uses it
  const hasHreflang = isIndexed && search === ''
  return {
    title: pageTitle(title),
    // left out when empty, because `undefined` would also replace the description of the layout
    ...(description && { description }),
    alternates: { canonical, languages: hrefOn && hasHreflang ? alternates(hrefOn) : undefined },
    other: hrefOn && !hasHreflang ? siteMetas(hrefOn) : undefined,
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
