import { getTranslations } from 'next-intl/server'
import { WidgetAreaView } from '@/components/content/widget-area-view'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { env } from '@/lib/config/env'
import type { ListAreas } from '@/lib/content/load-list-areas'
import type { ListFilters } from '@/lib/list/filter-types'
import { listCardRows } from '@/lib/list/list-card-rows'
import { internalListPath } from '@/lib/list/list-place'
import { type ListQuery, listClass } from '@/lib/list/list-query'
import type { ListPage } from '@/lib/list/list-types'
import type { Site } from '@/lib/market/site'
import { localHref, routeHref, routePath } from '@/lib/routing/href'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumb-json-ld'
import { EmptyList } from './empty-list'
import styles from './list-page.module.css'
import { ListProducts } from './list-products'
import { ListTabs } from './list-tabs'

type ListPageViewProps = {
  site: Site
  page: ListPage
  query: ListQuery
  filters: ListFilters
  /** Editorial content around the products; null when it could not be loaded. */
  areas: ListAreas | null
}

/** Editorial pictures, on the first page of the plain list only. */
function insertsOf(query: ListQuery, areas: ListAreas | null) {
  if (listClass(query) !== 'plain') return []
  return (areas?.inside?.containers ?? [])
    .flatMap(({ widgets }) => widgets)
    .filter((widget) => widget.kind === 'text-on-image')
}

/** A list: heading, sibling categories, then the products with their filters. */
export async function ListPageView({ site, page, query, filters, areas }: ListPageViewProps) {
  const pageWords = await getTranslations({ locale: site.lang, namespace: 'listPage' })
  const brands = await getTranslations({ locale: site.lang, namespace: 'brands' })
  const shell = await getTranslations({ locale: site.lang, namespace: 'shell' })
  const href = localHref(site, page.canonicalUrl)
  const isEmpty = page.totalCount === 0 && listClass(query) !== 'variant'
  const home = { name: shell('home'), href: routeHref(site, 'home') }
  // breadcrumbs contain the path of categories only, so add the overview of brands
  const path =
    page.kind === 'brand'
      ? [{ name: brands('name'), canonicalUrl: routePath(site.lang, 'brands') }, ...page.breadcrumbs]
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
      <div className={styles.head}>
        <div>
          <Breadcrumbs crumbs={crumbs} label={shell('breadcrumbs')} />
          <h1 id="heading" tabIndex={-1} className="serif d-40">
            {page.heading}
          </h1>
        </div>
        <div className={styles.lead}>
          {page.description ? <p>{page.description}</p> : null}
          {areas?.top ? <WidgetAreaView site={site} area={areas.top} /> : null}
        </div>
      </div>
      <ListTabs site={site} tabs={page.tabs} label={pageWords('subCategories')} all={pageWords('all')} />
      {isEmpty ? (
        <EmptyList
          imageBase={env().IMAGE_URL}
          title={pageWords('emptyTitle')}
          text={pageWords('empty')}
          way={{ href: home.href, words: pageWords('emptyWay') }}
        />
      ) : (
        <ListProducts
          site={site}
          source={{
            kind: page.kind,
            path: href,
            listPath: internalListPath(page),
            query,
            rows: listCardRows(site.lang, page),
            filters,
            totalCount: page.totalCount,
            pageCount: page.pageCount,
          }}
          inserts={insertsOf(query, areas)}
          // no structured data for lists that are not indexed
          isIndexed={listClass(query) !== 'variant'}
        />
      )}
      {page.secondaryDescription ? <p className={styles.secondary}>{page.secondaryDescription}</p> : null}
      {areas?.bottom ? (
        <div className={styles.foot}>
          <WidgetAreaView site={site} area={areas.bottom} />
        </div>
      ) : null}
    </>
  )
}
