import { useTranslations } from 'next-intl'
import { CompactCards } from '@/components/product/compact-cards'
import { useRecommendations } from '@/components/search/use-recommendations'
import { LEAST_IN_ROW } from '@/lib/product/card-row'

const OCCASION = { place: 'popular' } as const

/** Top products, for an empty cart. */
export function PopularProducts() {
  const t = useTranslations('cart')
  const { rows } = useRecommendations(OCCASION)
  if (rows && rows.length < LEAST_IN_ROW) return null
  return <CompactCards id="cart-popular" title={t('suggestions')} rows={rows} />
}
