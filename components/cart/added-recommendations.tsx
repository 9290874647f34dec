import { useTranslations } from 'next-intl'
import { CompactCards } from '@/components/product/compact-cards'
import { useShopState } from '@/components/providers/use-shop'
import { useRecommendations } from '@/components/search/use-recommendations'
import type { AddedItem } from '@/lib/store/slices/cart-slice'

const SHOWN = 3
const LEAST = 2
const NO_LINES: never[] = []

/** A few recommendations for the product that was just added. */
export function AddedRecommendations({ added }: { added: AddedItem }) {
  const t = useTranslations('cart')
  const lines = useShopState(({ cart }) => cart.data?.lines ?? NO_LINES)
  const { articleNumber: variantKey, product } = added
  const cart = [...new Set(lines.map((line) => line.product.articleNumber))].filter(Boolean)
  const { rows, isOld } = useRecommendations(
    variantKey === '' ? null : { place: 'added', variantKey, productKey: product.articleNumber, cart },
  )
  const inCart = new Set(lines.map((line) => line.product.productId))
  const shown = isOld ? null : (rows?.filter(({ id }) => !inCart.has(id)).slice(0, SHOWN) ?? null)
  if (variantKey === '' || (shown && shown.length < LEAST)) return null
  return <CompactCards id="added-goes-with" title={t('goesWithAdded')} rows={shown} look="three" />
}
