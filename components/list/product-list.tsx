import { useTranslations } from 'next-intl'
import { Activity, memo, useEffect, useMemo, useRef, useState } from 'react'
import { ProductGrid } from '@/components/product/product-grid'
import { LIST_PAGE_SIZE } from '@/lib/config/constants'
import { type ChosenValue, chosenValues, withLabels } from '@/lib/list/choose-filters'
import type { PackedFilters } from '@/lib/list/filter-types'
import { canonicalSearch } from '@/lib/list/list-query'
import { unpackFilters } from '@/lib/list/pack-filters'
import { FilterChips } from './filter-chips'
import { FilterPanel } from './filter-panel'
import { ItemList } from './item-list'
import { ListAddress } from './list-address'
import { ListBar } from './list-bar'
import { ListInsert, type ListInsertWidget } from './list-insert'
import styles from './list-page.module.css'
import { MoreProducts } from './more-products'
import { NoMatches } from './no-matches'
import { PageLinks } from './page-links'
import { PreviousProducts } from './previous-products'
import { firstPageOf, isSameList, type ListSource, seenCount } from './shown-list'
import { useKeptScroll } from './use-kept-scroll'
import { useListTexts } from './use-list-texts'
import { useListTop } from './use-list-top'
import { type LabelledRange, usePriceLabel } from './use-price-label'
import { useProductList } from './use-product-list'
import { useRelocation } from './use-relocation'

// memoised, so that a choice renders the panel again, but not the cards that the new list will replace
const Grid = memo(ProductGrid)

export type ProductListProps = {
  /** Editorial pictures among the products of the first page. */
  inserts: readonly ListInsertWidget[]
  source: Omit<ListSource, 'filters'> & { filters: PackedFilters }
  /** Texts with numbers formatted by the server: the first number format in a browser takes tens of milliseconds. */
  texts: { count: string; seen: string; show: string; range: LabelledRange | null }
  /** Origin for structured data; null for a list that is not indexed. */
  indexOrigin: string | null
}

type ListPartsProps = Omit<ProductListProps, 'source' | 'indexOrigin'> & { source: ListSource }

/** Number of pictures of the first page that are loaded eagerly. */
const PRIORITY_COUNT = 2

function ListParts({ source, texts, inserts }: ListPartsProps) {
  const t = useTranslations('filter')
  const rangeLabel = usePriceLabel(texts.range)
  const labelOf = ({ range, label }: ChosenValue) => (range ? rangeLabel(range) : label)
  const productArea = useRef<HTMLDivElement>(null)
  const saveScrollPosition = useKeptScroll(productArea)
  const opener = useRef<HTMLButtonElement>(null)
  const insertNodes = useMemo(() => inserts.map((widget) => <ListInsert key={widget.id} widget={widget} />), [inserts])
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const list = useProductList(source, (query, { filters }) => withLabels(query, filters, rangeLabel))
  const { shown, chosen, work, isChanged, choose } = list
  const { path } = source
  const first = firstPageOf(shown)
  useListTop(productArea, shown, list.isChoice)
  useRelocation(productArea, source, shown, list.comeBackTo)
  const text = useListTexts(source, shown, texts)
  const values = chosenValues(chosen, shown.filters)
  const isBusy = work?.kind === 'list' && work.state === 'busy'
  const failure = work?.kind === 'list' && work.state === 'failed' ? t('failed') : ''
  const { page: sourcePage } = source.query
  const isSource = isSameList({ ...shown.query, page: sourcePage }, source.query)
  const parts = { path, query: chosen, values, labelOf, onChoose: choose }
  return (
    <>
      <div className="contents">
        <ListBar
          {...{ kind: source.kind, path, query: chosen, onChoose: choose }}
          chosenCount={values.length}
          countText={text.count}
          openerRef={opener}
        />
        <FilterChips {...parts} focusOpener={() => opener.current?.focus()} />
        <p className={styles.failure} role="status">
          {failure}
        </p>
        <p className="visually-hidden" role="status">
          {isChanged ? text.count : ''}
        </p>
        <div ref={productArea} aria-busy={isBusy} className={styles.products}>
          {first > 1 ? (
            <PreviousProducts
              href={path + canonicalSearch({ ...shown.query, page: first - 1 })}
              work={work}
              onPress={() => list.showPrevious(saveScrollPosition)}
            />
          ) : null}
          {shown.totalCount === 0 ? <NoMatches /> : null}
          {shown.pages.map(({ page, rows, focusIndex }) => (
            <div key={page} className={styles.grid} data-page={page}>
              <Grid
                rows={rows}
                priorityCount={isSource && page === sourcePage ? PRIORITY_COUNT : 0}
                {...(isSource && page === sourcePage ? { inserts: insertNodes } : {})}
                {...(focusIndex === undefined ? {} : { focusIndex })}
              />
            </div>
          ))}
        </div>
        {shown.totalCount > 0 ? (
          <MoreProducts
            seen={seenCount(shown, LIST_PAGE_SIZE)}
            totalCount={shown.totalCount}
            text={text.seen}
            hasMore={shown.query.page < shown.pageCount}
            work={work}
            onMore={list.showMore}
          />
        ) : null}
        <PageLinks path={path} query={shown.query} pageCount={shown.pageCount} />
      </div>
      {isMounted ? <ListAddress onChange={list.followAddress} /> : null}
      {/* a separate Suspense boundary: its hundred fields hydrate after the list, or when they are pressed */}
      <Activity>
        <FilterPanel
          {...parts}
          fetchFilters={list.fetchFilters}
          filters={shown.filters}
          showText={text.show}
          isBusy={isBusy}
          isFailed={failure !== ''}
          message={failure || (isChanged ? text.count : '')}
        />
      </Activity>
    </>
  )
}

/** A list: filters, order, products, and further pages in place. */
export function ProductList({ source, indexOrigin, ...props }: ProductListProps) {
  const unpacked = useMemo(() => ({ ...source, filters: unpackFilters(source.filters) }), [source])
  return (
    <>
      {indexOrigin === null ? null : <ItemList rows={source.rows} page={source.query.page} origin={indexOrigin} />}
      <ListParts {...props} source={unpacked} />
    </>
  )
}
