import { getTranslations } from 'next-intl/server'
import { DeferredCardScrollers } from '@/components/product/deferred-card-scrollers'
import { LinkButton } from '@/components/ui/link-button'
import { loadOptionalPart } from '@/lib/cache/load-optional-part'
import { env } from '@/lib/config/env'
import type { Site } from '@/lib/market/site'
import { LEAST_IN_ROW } from '@/lib/product/card-row'
import type { CardRow } from '@/lib/product/card-row-schema'
import { routeHref } from '@/lib/routing/href'
import { loadTopProducts } from '@/lib/search/load-top-products'
import { searchCardRow } from '@/lib/search/map-search-product'
import { DeferredVisitedProducts } from './deferred-visited-products'
import { PageStatus } from './page-status'
import { PopularLinks } from './popular-links'
import { StateScene } from './state-scene'

/** Products side by side on a desktop. Not more, because requests for missing pages must stay cheap. */
const MOST_PRODUCTS = 4

/** Popular products; empty when the search service fails. */
async function loadPopularRows(site: Site): Promise<CardRow[]> {
  const top = await loadOptionalPart('top-products', site, loadTopProducts(site), [])
  const now = Date.now()
  const rows = top.slice(0, MOST_PRODUCTS).map((product) => searchCardRow(product, { lang: site.lang, now }))
  return rows.length < LEAST_IN_ROW ? [] : rows
}

/** The full not-found page with status 404 (R-PAGE-03), with links to other pages. */
export async function NotFoundView({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'errors' })
  const pages = await getTranslations({ locale: site.lang, namespace: 'errorPage' })
  const cart = await getTranslations({ locale: site.lang, namespace: 'cart' })
  const product = await getTranslations({ locale: site.lang, namespace: 'productPage' })
  const rows = await loadPopularRows(site)
  return (
    <>
      <PageStatus code={404} />
      <StateScene
        title={pages('notFoundHeading')}
        text={pages('notFoundText')}
        picture={{ imageBase: env().IMAGE_URL, file: 'scene.not-found.webp' }}
      >
        <LinkButton href={routeHref(site, 'home')}>{t('notFoundHome')}</LinkButton>
        <PopularLinks site={site} />
      </StateScene>
      {rows.length > 0 ? (
        <DeferredCardScrollers
          scrollers={[{ id: 'popular-products', title: cart('suggestions'), rows }]}
          labels={{ back: product('rowBack'), forward: product('rowOn') }}
        />
      ) : null}
      {/* may repeat a popular product: each viewed one is shown, because its page may be the one that is missing */}
      <DeferredVisitedProducts />
    </>
  )
}
