import { getTranslations } from 'next-intl/server'
import { WidgetAreaView } from '@/components/content/widget-area-view'
import { ProductGrid } from '@/components/product/product-grid'
import { Breadcrumbs } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { Link } from '@/components/ui/link'
import { LIST_PAGE_SIZE } from '@/lib/config/constants'
import { env } from '@/lib/config/env'
import type { WidgetArea } from '@/lib/content/content-types'
import { canonicalSearch, type ListQuery } from '@/lib/list/list-query'
import { sortOptions } from '@/lib/list/list-sort'
import { DEFAULT_SORT, type ListPage } from '@/lib/list/list-types'
import type { Site } from '@/lib/market/site'
import { localHref, routeHref } from '@/lib/routing/href'
import { breadcrumbJsonLd } from '@/lib/seo/breadcrumb-json-ld'
import { ListMore } from './list-more'
import styles from './list-page.module.css'
import { PageLinks } from './page-links'
import { SortSelect } from './sort-select'

type ListPageViewProps = {
  site: Site
  page: ListPage
  query: ListQuery
  top: WidgetArea | null
  bottom: WidgetArea | null
}

/** A category: heading, way up, ways down, sort, grid, real page links. */
export async function ListPageView({ site, page, query, top, bottom }: ListPageViewProps) {
  const t = await getTranslations({ locale: site.lang, namespace: 'list' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  const path = localHref(site, page.canonicalUrl)
  const crumbs = [
    { name: common('home'), href: routeHref(site, 'home') },
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
          <h1 className="serif d-40">{page.heading}</h1>
        </div>
        {page.description ? <p>{page.description}</p> : null}
      </div>
      {page.subCategories.length > 0 ? (
        <nav className={styles.subs} aria-label={t('subCategories')}>
          {page.subCategories.map((category) => (
            <Link key={category.categoryId} href={localHref(site, category.canonicalUrl)}>
              {category.name}
            </Link>
          ))}
        </nav>
      ) : null}
      {top ? (
        <div className={styles.area}>
          <WidgetAreaView site={site} area={top} />
        </div>
      ) : null}
      <div className={styles.bar}>
        <p>{t('count', { count: page.totalCount })}</p>
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
      <div className={styles.grid}>
        {page.products.length > 0 ? (
          <ProductGrid site={site} products={page.products} imageBase={env().IMAGE_URL} priorityCount={4} />
        ) : (
          <p className={styles.secondary}>{t('empty')}</p>
        )}
      </div>
      <ListMore
        // another page or order is another list: what was added belongs to the old one
        key={`${path}${query.sort}${page.page}`}
        site={site}
        path={path}
        categoryPath={page.canonicalUrl.replace(/^\/c/, '')}
        query={query}
        page={{
          page: page.page,
          pageCount: page.pageCount,
          totalCount: page.totalCount,
          shown: page.products.length,
          firstIndex: (page.page - 1) * LIST_PAGE_SIZE,
        }}
      />
      <PageLinks
        path={path}
        query={query}
        page={page.page}
        pageCount={page.pageCount}
        label={t('pages')}
        pageLabel={(number) => t('pageNumber', { page: number })}
      />
      {page.secondaryDescription ? <p className={styles.secondary}>{page.secondaryDescription}</p> : null}
      {bottom ? <WidgetAreaView site={site} area={bottom} /> : null}
    </>
  )
}
