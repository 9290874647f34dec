import { useLoad } from '@/components/providers/use-load'
import { useShop } from '@/components/providers/use-shop'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { Occasion } from '@/lib/search/fetch-recommendations'

/**
 * Recommendations of the search service for an occasion: null while loading, [] when there are none or the service
 * fails. `isOld`: `rows` are still those of the previous occasion. Without an occasion nothing is requested.
 */
export function useRecommendations(occasion: Occasion | null): { rows: CardRow[] | null; isOld: boolean } {
  const shop = useShop()
  const load = async (): Promise<CardRow[]> => {
    if (!occasion) return []
    try {
      const { fetchRecommendations } = await import('@/lib/search/fetch-recommendations')
      return await fetchRecommendations(shop, occasion)
    } catch (error) {
      console.warn(`No recommendations for ${occasion.place}`, error)
      return []
    }
  }
  // compared by content, because each render creates a new object
  const { data, isOld } = useLoad(occasion && JSON.stringify(occasion), load, 'recommendations')
  return { rows: data, isOld }
}
