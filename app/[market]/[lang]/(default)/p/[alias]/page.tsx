import type { Metadata } from 'next'
import { permanentRedirect } from 'next/navigation'
import { setRequestLocale } from 'next-intl/server'
import { ErrorView } from '@/components/layout/error-view'
import { NotFoundView } from '@/components/layout/not-found-view'
import { ProductPageView } from '@/components/product/product-page-view'
import { RememberVisit } from '@/components/product/remember-visit'
import { loadSizeGuide } from '@/lib/flows/load-size-guide'
import { siteFromParams } from '@/lib/market/site'
import { isOwnAlias } from '@/lib/product/is-own-alias'
import { loadProduct } from '@/lib/product/load-product'
import { loadRelated } from '@/lib/product/load-related'
import { localHref } from '@/lib/routing/href'
import { productMetadata } from '@/lib/seo/page-metadata'
import { missingMetadata } from '@/lib/seo/state-metadata'

type PageProps = { params: Promise<{ market: string; lang: string; alias: string }> }

export const revalidate = 300
export const generateStaticParams = async () => []

async function load(props: PageProps) {
  const { alias, ...place } = await props.params
  const site = siteFromParams(place)
  if (!site) return null
  const asked = decodeURIComponent(alias)
  const product = await loadProduct(site, asked).catch((error: unknown) => ({ error }))
  return { site, asked, product }
}

export async function generateMetadata(props: PageProps): Promise<Metadata> {
  const loaded = await load(props)
  if (!loaded) return { robots: { index: false } }
  const { site, product } = loaded
  return !product || 'error' in product ? missingMetadata(site, product) : productMetadata(site, product)
}

/** One colour of a style (R-PDP-01). The product is critical; without it the page is not there, or broken. */
export default async function ProductPage(props: PageProps) {
  const loaded = await load(props)
  if (!loaded) return null
  const { site, asked, product } = loaded
  setRequestLocale(site.lang)
  if (!product) return <NotFoundView site={site} />
  if ('error' in product) return <ErrorView site={site} error={product.error} />
  if (!isOwnAlias(product, asked)) permanentRedirect(localHref(site, product.canonicalUrl))
  const sizes = product.skus.map(({ name }) => name)
  const [related, sizeGuide] = await Promise.all([loadRelated(site, product.alias), loadSizeGuide(site, sizes)])
  return (
    <>
      <ProductPageView site={site} product={product} related={related} sizeGuide={sizeGuide} />
      <RememberVisit href={localHref(site, product.canonicalUrl)} name={product.name} file={product.images[0]} />
    </>
  )
}
