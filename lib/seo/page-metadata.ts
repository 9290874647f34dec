import 'server-only'
import type { Metadata } from 'next'
import { env } from '@/lib/config/env'
import type { WidgetArea } from '@/lib/content/content-types'
import { imageUrl } from '@/lib/content/image-url'
import { type ListQuery, listClass } from '@/lib/list/list-query'
import type { ListPage } from '@/lib/list/list-types'
import type { Site } from '@/lib/market/site'
import type { ProductModel } from '@/lib/product/product-types'
import { localHref } from '@/lib/routing/href'
import { buildMetadata } from './build-metadata'
import { loadContentPlace } from './load-content-place'
import { productImageUrl } from './page-image'
import { alternateHrefOn, hrefByPath } from './site-paths'

const wideImage = (file: string): string =>
  imageUrl(env().IMAGE_URL, file, { format: 'jpeg', width: 1200, height: 630 })

/** First picture of an area, for link previews. */
function areaImage(area: WidgetArea): string | null {
  const widgets = area.containers.flatMap((container) => container.widgets)
  const found = widgets.find((widget) => 'image' in widget)
  return found && 'image' in found ? wideImage(found.image.file) : null
}

/** Metadata of the home page. */
export function homeMetadata(site: Site, area: WidgetArea): Metadata {
  const { title, description } = area.meta
  const hrefOn = hrefByPath(() => '/')
  const metadata = buildMetadata({ site, title, description, path: '/', hrefOn, image: areaImage(area) })
  // The title contains the name of the shop, so no " – Kajo" is appended.
  return { ...metadata, title: { absolute: title } }
}

/** Metadata of a product page, with links to the same product on the other domains. */
export function productMetadata(site: Site, product: ProductModel): Metadata {
  const { meta, canonicalUrl: path, images, alternates } = product
  const image = images[0] ? productImageUrl(images[0]) : null
  const elsewhere = alternateHrefOn(alternates)
  // on this site the path at which the page is shown, which may differ from the one that the service names
  const hrefOn = (other: Site) =>
    other.market === site.market && other.lang === site.lang ? localHref(other, path) : elsewhere(other)
  return buildMetadata({ site, ...meta, path, hrefOn, image })
}

/**
 * Metadata of a list. A filtered or sorted list is `noindex` with the plain list as canonical address; a further page
 * (`?page=n`) is its own canonical address.
 */
export function listMetadata(site: Site, page: ListPage, query: ListQuery): Metadata {
  const isPlain = listClass(query) !== 'variant'
  const isFirst = query.page === 1
  return buildMetadata({
    site,
    title: isFirst ? page.meta.title : `${page.meta.title} (${query.page})`,
    description: page.meta.description,
    path: page.canonicalUrl,
    search: isPlain && !isFirst ? `?page=${query.page}` : '',
    // of the plain list: filters and pages differ from site to site
    hrefOn: alternateHrefOn(page.alternates),
    image: page.image ? wideImage(page.image) : null,
    isIndexed: isPlain,
  })
}

/** Metadata of a content page. Canonical is the short form `/alias`, also for `/content/alias`. */
export async function contentMetadata(
  site: Site,
  area: WidgetArea,
  kind: 'content' | 'inspiration',
  alias: string,
): Promise<Metadata> {
  const path = kind === 'inspiration' ? `/inspiration/${alias}` : `/${alias}`
  const place = await loadContentPlace(site, alias, path).catch(() => ({ path }))
  return buildMetadata({ site, ...area.meta, ...place, image: areaImage(area) })
}
