import { getTranslations } from 'next-intl/server'
import { WidgetAreaView } from '@/components/content/widget-area-view'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { LIST_PAGE_SIZE } from '@/lib/config/constants'
import { env } from '@/lib/config/env'
import type { ListAreas } from '@/lib/content/load-list-areas'
import { internalListPath } from '@/lib/list/list-place'
import { canonicalSearch, type ListQuery, listClass } from '@/lib/list/list-query'
import { addressSort, sortOptions } from '@/lib/list/list-sort'
import type { ListPage } from '@/lib/list/list-types'
import type { Site } from '@/lib/market/site'
import { toCardRows } from '@/lib/product/card-row'
import { localHref, routeHref, routePath } from '@/lib/routing/href'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumb-json-ld'
import { itemListJsonLd } from '@/lib/seo/item-list-json-ld'
import { DeferredProductList } from './deferred-product-list'
import { EmptyList } from './empty-list'
import { ListInsert } from './list-insert'
import styles from './list-page.module.css'
import { ListTabs } from './list-tabs'
import { PageLinks } from './page-links'
import { SortSelect } from './sort-select'

type ListPageViewProps = {
  site: Site
  page: ListPage
  query: ListQuery
  /** Editorial content around the products; null when it could not be loaded. */
  areas: ListAreas | null
}

/** Editorial pictures, on the first page in the default order only. */
function insertsOf(page: ListPage, areas: ListAreas | null) {
  if (page.page > 1 || page.sort !== page.defaultSort) return []
  return (areas?.inside?.containers ?? [])
    .flatMap(({ widgets }) => widgets)
    .flatMap((widget) =>
      widget.kind === 'text-on-image'
        ? [<ListInsert key={widget.id} imageBase={env().IMAGE_URL} widget={widget} />]
        : [],
    )
}

/** A list: heading, sibling categories, sort, products with editorial pictures, page links. */
export async function ListPageView({ site, page, query, areas }: ListPageViewProps) {
  const t = await getTranslations({ locale: site.lang, namespace: 'list' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  const href = localHref(site, page.canonicalUrl)
  const seenCount = (page.page - 1) * LIST_PAGE_SIZE + page.products.length
  const home = { name: common('home'), href: routeHref(site, 'home') }
  // the service knows the path to a category only
  const path =
    page.kind === 'brand'
      ? [{ name: t('brands'), canonicalUrl: routePath(site.lang, 'brands') }, ...page.breadcrumbs]
      : page.breadcrumbs
  const crumbs = [
    home,
    ...path.map(({ name, canonicalUrl }) => ({
      name,
      href: canonicalUrl === page.canonicalUrl ? null : localHref(site, canonicalUrl),
    })),
  ]
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(site, path)} />
      {listClass(query) === 'variant' || page.products.length === 0 ? null : (
        <JsonLd data={itemListJsonLd(site, page)} />
      )}
      <div className={styles.head}>
        <div>
          <Breadcrumbs crumbs={crumbs} label={t('breadcrumbs')} />
          <h1 className="serif d-56">{page.heading}</h1>
        </div>
        <div className={styles.lead}>
          {page.description ? <p>{page.description}</p> : null}
          {areas?.top ? <WidgetAreaView site={site} area={areas.top} /> : null}
        </div>
      </div>
      <ListTabs site={site} tabs={page.tabs} label={t('subCategories')} all={t('all')} />
      {page.products.length > 0 ? (
        <>
          <div className={styles.bar}>
            <p className="num">{t('count', { count: page.totalCount })}</p>
            <SortSelect
              path={href}
              sort={page.sort}
              choices={sortOptions(page.kind).map((sort) => ({
                sort,
                label: t(`sorts.${sort}`),
                href: `${href}${canonicalSearch({ ...query, sort: addressSort(sort, page.kind), page: 1 })}`,
              }))}
            />
          </div>
          <DeferredProductList
            // another page or order is another list: what was added belongs to the old one
            key={`${href}${query.sort}${page.page}`}
            rows={toCardRows(page.products, { now: Date.now(), saysNew: page.sort !== 'LATEST' })}
            priorityCount={2}
            inserts={insertsOf(page, areas)}
            source={{
              path: href,
              listPath: internalListPath(page),
              query,
              page: page.page,
              pageCount: page.pageCount,
            }}
            totalCount={page.totalCount}
            seenCount={seenCount}
            seenText={t('seen', { seen: seenCount, total: page.totalCount })}
          />
        </>
      ) : (
        <EmptyList
          imageBase={env().IMAGE_URL}
          title={t('emptyTitle')}
          text={t('empty')}
          way={{ href: home.href, words: t('emptyWay') }}
        />
      )}
      <PageLinks
        path={href}
        query={query}
        page={page.page}
        pageCount={page.pageCount}
        label={t('pages')}
        pageLabel={(number) => t('pageNumber', { page: number })}
      />
      {page.secondaryDescription ? <p className={styles.secondary}>{page.secondaryDescription}</p> : null}
      {areas?.bottom ? (
        <div className={styles.foot}>
          <WidgetAreaView site={site} area={areas.bottom} />
        </div>
      ) : null}
    </>
  )
}
