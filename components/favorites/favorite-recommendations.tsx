import { useTranslations } from 'next-intl'
import { CardScroller, type CardScrollerLabels } from '@/components/product/card-scroller'
import { useRecommendations } from '@/components/search/use-recommendations'
import type { CardProduct } from '@/lib/product/card-product-schema'
import { LEAST_IN_ROW } from '@/lib/product/card-row'
import type { CardRow } from '@/lib/product/card-row-schema'

const NO_ROWS: CardRow[] = []

type FavoriteRecommendationsProps = {
  /** The favourite to find similar products for; null for top products. */
  newest: CardProduct | null
  /** Products shown above. */
  shown: readonly CardRow[]
  labels: CardScrollerLabels
}

/**
 * Products similar to the newest favourite; without favourites, top products. The space is reserved while they are
 * loading.
 */
export function FavoriteRecommendations({ newest, shown, labels }: FavoriteRecommendationsProps) {
  const t = useTranslations('favoritesPage')
  const cart = useTranslations('cart')
  const { rows, isOld } = useRecommendations(
    newest ? { place: 'alternatives', productKey: newest.articleNumber } : { place: 'popular' },
  )
  const others = isOld ? null : rows?.filter(({ id }) => !shown.some((row) => row.id === id))
  if (others && others.length < LEAST_IN_ROW) return null
  const title = newest ? t('like', { name: newest.row.name }) : cart('suggestions')
  return <CardScroller id="favorites-like" title={title} labels={labels} rows={others ?? NO_ROWS} />
}
