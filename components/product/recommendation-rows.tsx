import { useTranslations } from 'next-intl'
import { AfterFirstFrame } from '@/components/providers/after-first-frame'
import type { Lang } from '@/lib/market/market-table'
import type { ProductModel } from '@/lib/product/product-types'
import type { ProductRecommendations } from '@/lib/search/load-product-recommendations'
import { searchCardRow } from '@/lib/search/map-search-product'
import { DeferredCardScrollers } from './deferred-card-scrollers'
import { DeferredVisitedRow } from './deferred-visited-row'

/** Id of the row that the buy column links to when the product is sold out. */
export const SIMILAR_ID = 'similar'

type RecommendationRowsProps = {
  lang: Lang
  product: ProductModel
  /** Address of the product's page. */
  href: string
  recommendations: ProductRecommendations
}

/** The rows below a product: recommendations of the search service, then recently viewed products. */
export function RecommendationRows({ lang, product, href, recommendations }: RecommendationRowsProps) {
  const t = useTranslations('productPage')
  const now = Date.now()
  const { styleWith, alternatives, series } = recommendations
  const scrollers = [
    { id: 'style-with', title: t('outfit'), products: styleWith },
    { id: SIMILAR_ID, title: t('alternatives', { name: product.name }), products: alternatives },
    { id: 'series', title: t('series'), products: series },
  ]
    .filter(({ products }) => products.length > 0)
    .map(({ id, title, products }) => ({
      id,
      title,
      rows: products.map((product) => searchCardRow(product, { lang, now })),
    }))
  return (
    <>
      {scrollers.length > 0 ? (
        <AfterFirstFrame>
          <DeferredCardScrollers scrollers={scrollers} labels={{ back: t('rowBack'), forward: t('rowOn') }} />
        </AfterFirstFrame>
      ) : null}
      {/* the same array again: it is serialised into the page only once */}
      <DeferredVisitedRow href={href} name={product.name} file={product.images[0]} above={scrollers} />
    </>
  )
}
