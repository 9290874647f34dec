import { LIST_PAGE_SIZE } from '@/lib/config/constants'
import type { ListPage } from '@/lib/list/list-types'
import type { Site } from '@/lib/market/site'
import { canonicalUrl } from '@/lib/routing/alternates'

/** ItemList of a list's page: the products' addresses, numbered through all pages. */
export const itemListJsonLd = (site: Site, { products, page }: Pick<ListPage, 'products' | 'page'>) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: products.map((product, index) => ({
    '@type': 'ListItem',
    position: (page - 1) * LIST_PAGE_SIZE + index + 1,
    url: canonicalUrl(site, product.canonicalUrl),
  })),
})
