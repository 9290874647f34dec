import { renderSitePage, type SitePage, sitePageMetadata } from '@/components/layout/site-page'
import { BrandsView } from '@/components/list/brands-view'
import type { SiteProps } from '@/lib/i18n/with-site'
import type { Brand } from '@/lib/list/group-brands'
import { loadBrands } from '@/lib/list/load-brands'
import { brandsMetadata } from '@/lib/seo/brands-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

const page: SitePage<object, Brand[]> = {
  name: 'brands',
  load: loadBrands,
  metadata: (site, brands) => brandsMetadata(site, brands.length),
  view: (site, brands) => <BrandsView site={site} brands={brands} />,
}

export const generateMetadata = (props: SiteProps) => sitePageMetadata(props, page)

/** Index of all brands by first letter (R-ROUTE-11). */
export default function BrandsPage(props: SiteProps) {
  return renderSitePage(props, page)
}
