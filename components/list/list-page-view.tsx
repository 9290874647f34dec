import { getTranslations } from 'next-intl/server'
import { WidgetAreaView } from '@/components/content/widget-area-view'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { LIST_PAGE_SIZE } from '@/lib/config/constants'
import { env } from '@/lib/config/env'
import type { ListAreas } from '@/lib/content/load-list-areas'
import { canonicalSearch, type ListQuery } from '@/lib/list/list-query'
import { sortOptions } from '@/lib/list/list-sort'
import { DEFAULT_SORT, type ListPage } from '@/lib/list/list-types'
import type { Site } from '@/lib/market/site'
import { toCardRows } from '@/lib/product/card-row'
import { localHref, routeHref } from '@/lib/routing/href'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumb-json-ld'
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
  if (page.page > 1 || page.sort !== DEFAULT_SORT) return []
  return (areas?.inside?.containers ?? [])
    .flatMap(({ widgets }) => widgets)
    .flatMap((widget) =>
      widget.kind === 'text-on-image'
        ? [<ListInsert key={widget.id} imageBase={env().IMAGE_URL} widget={widget} />]
        : [],
    )
}

/** A category: heading, sibling categories, sort, products with editorial pictures, page links. */
export async function ListPageView({ site, page, query, areas }: ListPageViewProps) {
  const t = await getTranslations({ locale: site.lang, namespace: 'list' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  const path = localHref(site, page.canonicalUrl)
  const seenCount = (page.page - 1) * LIST_PAGE_SIZE + page.products.length
  const home = { name: common('home'), href: routeHref(site, 'home') }
  const crumbs = [
    home,
    ...page.breadcrumbs.map(({ name, canonicalUrl }) => ({
      name,
      href: canonicalUrl === page.canonicalUrl ? null : localHref(site, canonicalUrl),
    })),
  ]
  return (
    <>
      <JsonLd data={breadcrumbJsonLd(site, page.breadcrumbs)} />
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
              path={path}
              sort={page.sort}
              choices={sortOptions('category').map((sort) => ({
                sort,
                label: t(`sorts.${sort}`),
                href: `${path}${canonicalSearch({ ...query, sort: sort === DEFAULT_SORT ? null : sort, page: 1 })}`,
              }))}
            />
          </div>
          <DeferredProductList
            // another page or order is another list: what was added belongs to the old one
            key={`${path}${query.sort}${page.page}`}
            rows={toCardRows(page.products, { now: Date.now(), saysNew: page.sort !== DEFAULT_SORT })}
            priorityCount={2}
            inserts={insertsOf(page, areas)}
            source={{
              path,
              categoryPath: page.canonicalUrl.replace(/^\/c/, ''),
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
        path={path}
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
