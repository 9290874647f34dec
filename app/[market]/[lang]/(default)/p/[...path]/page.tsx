import { permanentRedirect } from 'next/navigation'
import { renderSitePage, type SitePage, sitePageMetadata } from '@/components/layout/site-page'
import { ProductPageView } from '@/components/product/product-page-view'
import { loadProductOrMove, type ProductMove } from '@/lib/flows/load-product-or-move'
import { loadSizeGuide } from '@/lib/flows/load-size-guide'
import type { SiteProps } from '@/lib/i18n/with-site'
import type { ProductModel } from '@/lib/product/product-types'
import { localHref } from '@/lib/routing/href'
import { loadProductRecommendations } from '@/lib/search/load-product-recommendations'
import { productMetadata } from '@/lib/seo/page-metadata'

type Params = { path: string[] }

export const revalidate = 300
export const generateStaticParams = async () => []

const page: SitePage<Params, ProductModel | ProductMove> = {
  name: 'product',
  load: (site, { path }) => loadProductOrMove(site, path.map(decodeURIComponent)),
  metadata: (site, product) => ('movedTo' in product ? { robots: { index: false } } : productMetadata(site, product)),
  view: async (site, product) => {
    if ('movedTo' in product) return permanentRedirect(localHref(site, product.movedTo))
    const sizes = product.skus.map(({ name }) => name)
    const [recommendations, sizeGuide] = await Promise.all([
      loadProductRecommendations(site, product),
      loadSizeGuide(site, sizes),
    ])
    return <ProductPageView site={site} product={product} recommendations={recommendations} sizeGuide={sizeGuide} />
  },
}

export const generateMetadata = (props: SiteProps<Params>) => sitePageMetadata(props, page)

/** Product page; a product is one colour of a style (R-PDP-01). Other addresses redirect to its own (T28, T31). */
export default function ProductPage(props: SiteProps<Params>) {
  return renderSitePage(props, page)
}
