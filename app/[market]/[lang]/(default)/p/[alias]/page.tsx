import { permanentRedirect } from 'next/navigation'
import { renderSitePage, type SitePage, sitePageMetadata } from '@/components/layout/site-page'
import { ProductPageView } from '@/components/product/product-page-view'
import { loadSizeGuide } from '@/lib/flows/load-size-guide'
import type { SiteProps } from '@/lib/i18n/with-site'
import { loadMovedUrl } from '@/lib/list/load-moved-url'
import type { Site } from '@/lib/market/site'
import { isOwnAlias } from '@/lib/product/is-own-alias'
import { loadProduct } from '@/lib/product/load-product'
import type { ProductModel } from '@/lib/product/product-types'
import { localHref } from '@/lib/routing/href'
import { loadProductRecommendations } from '@/lib/search/load-product-recommendations'
import { productMetadata } from '@/lib/seo/page-metadata'

type Params = { alias: string }
/** Current path of a product that was renamed. */
type MovedProduct = { movedTo: string }

export const revalidate = 300
export const generateStaticParams = async () => []

async function loadProductOrMove(site: Site, alias: string): Promise<ProductModel | MovedProduct | null> {
  const product = await loadProduct(site, alias)
  if (product) return product
  const movedTo = await loadMovedUrl(site, `/p/${alias}`)
  return movedTo === null ? null : { movedTo }
}

const page: SitePage<Params, ProductModel | MovedProduct> = {
  load: (site, { alias }) => loadProductOrMove(site, decodeURIComponent(alias)),
  metadata: (site, product) => ('movedTo' in product ? { robots: { index: false } } : productMetadata(site, product)),
  view: async (site, product, { alias }) => {
    if ('movedTo' in product) return permanentRedirect(localHref(site, product.movedTo))
    if (!isOwnAlias(product, decodeURIComponent(alias))) permanentRedirect(localHref(site, product.canonicalUrl))
    const sizes = product.skus.map(({ name }) => name)
    const [recommendations, sizeGuide] = await Promise.all([
      loadProductRecommendations(site, product),
      loadSizeGuide(site, sizes),
    ])
    return <ProductPageView site={site} product={product} recommendations={recommendations} sizeGuide={sizeGuide} />
  },
}

export const generateMetadata = (props: SiteProps<Params>) => sitePageMetadata(props, page)

/** Product page; a product is one colour of a style (R-PDP-01). */
export default function ProductPage(props: SiteProps<Params>) {
  return renderSitePage(props, page)
}
