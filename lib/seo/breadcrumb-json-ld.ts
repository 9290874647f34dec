import type { Site } from '@/lib/market/site'
import { canonicalUrl } from '@/lib/routing/alternates'

type Crumb = { name: string; canonicalUrl: string }

/** BreadcrumbList of a page, with addresses on the market's domain. */
export const breadcrumbJsonLd = (site: Site, crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, canonicalUrl: path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: canonicalUrl(site, path),
  })),
})
