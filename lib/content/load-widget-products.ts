import 'server-only'
import { type FilterInputType, ProductsDocument } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import type { Site } from '@/lib/market/site'
import { mapProductCards } from '@/lib/product/map-product-card'
import type { Widget } from './content-types'
import { localButton, localImage } from './localise-widget'
import type { HotspotsRequest, ProductListRequest } from './widget-schema'

const loadCards = (site: Site, filter: FilterInputType, take: number) =>
  cached('products', { site, key: ['widget', filter, take] }, async () => {
    const answer = await serverQuery(site, ProductsDocument, { skip: 0, take, filter })
    return mapProductCards(answer.products?.products ?? null)
  })

/** The product list with its products; null when there are none. */
async function loadList(site: Site, id: string, request: ProductListRequest): Promise<Widget | null> {
  // Recently viewed products and favourites depend on the visitor, so a shared page cannot contain them.
  if (request.mode !== 'DEFAULT') return null
  const { searchParameters, pageCount, title, slideshowDisabled } = request
  const products = await loadCards(site, searchParameters, pageCount)
  if (products.length === 0) return null
  return { id, active: true, kind: 'product-list', title, isSlider: !slideshowDisabled, products }
}

/** The outfit with the products sold here; null when there are none. */
async function loadOutfit(site: Site, id: string, { image, button, ...request }: HotspotsRequest) {
  const articleNumbers = request.spots.map((spot) => spot.articleNumber)
  const products = await loadCards(site, { articleNumbers }, articleNumbers.length)
  const spots = request.spots.flatMap(({ x, y, articleNumber }) => {
    const product = products.find((candidate) => candidate.articleNumber === articleNumber)
    return product ? [{ x, y, product }] : []
  })
  if (spots.length === 0) return null
  return {
    ...request,
    id,
    active: true as const,
    image: localImage(site, image),
    button: localButton(site, button),
    spots,
  }
}

/** Adds products to a widget; null when there are none to show. Throws AppError when the service fails. */
export const loadWidgetProducts = (
  site: Site,
  id: string,
  request: ProductListRequest | HotspotsRequest,
): Promise<Widget | null> => (request.kind === 'hotspots' ? loadOutfit(site, id, request) : loadList(site, id, request))
