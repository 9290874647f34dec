import { useTranslations } from 'next-intl'
import { AfterFirstFrame } from '@/components/providers/after-first-frame'
import type { ProductRecommendations } from '@/lib/search/load-product-recommendations'
import { searchCardRow } from '@/lib/search/map-search-product'
import { DeferredCardScrollers } from './deferred-card-scrollers'

/** Where the buy column of a sold-out product leads. */
export const SIMILAR_ID = 'similar'

type RecommendationRowsProps = {
  /** Name of the product of the page. */
  name: string
  recommendations: ProductRecommendations
}

/** What is worn with the product of the page, what can be had instead and more of its series; empty rows are left out. */
export function RecommendationRows({ name, recommendations }: RecommendationRowsProps) {
  const t = useTranslations('productPage')
  const now = Date.now()
  const { styleWith, alternatives, series } = recommendations
  const scrollers = [
    { id: 'style-with', title: t('outfit'), products: styleWith },
    { id: SIMILAR_ID, title: t('alternatives', { name }), products: alternatives },
    { id: 'series', title: t('series'), products: series },
  ]
    .filter(({ products }) => products.length > 0)
    .map(({ id, title, products }) => ({ id, title, rows: products.map((each) => searchCardRow(each, { now })) }))
  if (scrollers.length === 0) return null
  return (
    <AfterFirstFrame>
      <DeferredCardScrollers scrollers={scrollers} labels={{ back: t('rowBack'), forward: t('rowOn') }} />
    </AfterFirstFrame>
  )
}
