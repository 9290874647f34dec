import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { CompactCards } from '@/components/product/compact-cards'
import { useShopState } from '@/components/providers/use-shop'
import { useRecommendations } from '@/components/search/use-recommendations'
import { LEAST_IN_ROW } from '@/lib/product/card-row'

const NO_LINES: never[] = []

/**
 * Products that go with those in the cart. Fetched again when the products of the cart change, but not after an
 * addition from this row: a card that moves as the shopper presses it would add another product.
 */
export function CartRecommendations() {
  const t = useTranslations('cart')
  const lines = useShopState(({ cart }) => cart.data?.lines ?? NO_LINES)
  const [added, setAdded] = useState<readonly number[]>([])
  const others = lines.filter(({ product }) => !added.includes(product.productId))
  const productKeys = [...new Set(others.map(({ product }) => product.articleNumber))].filter(Boolean).sort()
  const { rows } = useRecommendations(productKeys.length > 0 ? { place: 'cart', productKeys } : null)
  const inCart = new Set(others.map(({ product }) => product.productId))
  const shown = rows?.filter(({ id }) => !inCart.has(id)) ?? null
  if (shown && shown.length < LEAST_IN_ROW) return null
  return (
    <CompactCards
      id="cart-goes-with"
      title={t('goesWith')}
      rows={shown}
      onAdd={({ id }) => setAdded((before) => [...before, id])}
    />
  )
}
