import { getTranslations } from 'next-intl/server'
import { LIST_PAGE_SIZE } from '@/lib/config/constants'
import { marketOrigin } from '@/lib/config/env'
import type { ListFilters } from '@/lib/list/filter-types'
import { encodeListSegment } from '@/lib/list/list-query'
import { packFilters } from '@/lib/list/pack-filters'
import { parsePriceRange, priceRangeId } from '@/lib/list/price-range'
import { foldCategories } from '@/lib/list/tree-rows'
import { formatPriceRange } from '@/lib/market/format-price-range'
import type { Site } from '@/lib/market/site'
import { DeferredProductList } from './deferred-product-list'
import type { ListInsertWidget } from './list-insert'
import type { ListSource } from './shown-list'

type ListProductsProps = {
  site: Site
  source: Omit<ListSource, 'filters'> & { filters: ListFilters }
  inserts?: readonly ListInsertWidget[]
  /** Whether search engines may index the list. */
  isIndexed: boolean
}

/** The products of a list or a search, with bar, filters and paging. */
export async function ListProducts({ site, source, inserts = [], isIndexed }: ListProductsProps) {
  const t = await getTranslations({ locale: site.lang, namespace: 'list' })
  const filter = await getTranslations({ locale: site.lang, namespace: 'filter' })
  const { query, filters, totalCount, rows } = source
  const range = query.price.flatMap(({ id }) => parsePriceRange(id) ?? []).at(0)
  const rangeWords = {
    from: (amount: string) => filter('from', { amount }),
    upTo: (amount: string) => filter('upTo', { amount }),
  }
  const seenCount = (query.page - 1) * LIST_PAGE_SIZE + rows.length
  return (
    <DeferredProductList
      // a key for each list, because the component keeps the displayed list in its state
      key={source.path + encodeListSegment(query)}
      source={{
        ...source,
        // without the children of collapsed categories, which would be as large as all other filters
        filters: packFilters(foldCategories(filters, query.categories)),
      }}
      inserts={inserts}
      indexOrigin={isIndexed ? marketOrigin(site.market) : null}
      texts={{
        count: t('count', { count: totalCount }),
        seen: t('seen', { seen: seenCount, total: totalCount }),
        show: filter('show', { count: totalCount }),
        range: range ? { id: priceRangeId(range), label: formatPriceRange(site, range, rangeWords) } : null,
      }}
    />
  )
}
