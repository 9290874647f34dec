import { useEffect, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { Occasion } from '@/lib/search/fetch-recommendations'

type Found = { key: string; rows: CardRow[] }

/**
 * Recommendations of the search service for an occasion: null while loading, [] when there are none or the service
 * fails. `isOld`: `rows` are still those of the previous occasion. Without an occasion nothing is requested.
 */
export function useRecommendations(occasion: Occasion | null): { rows: CardRow[] | null; isOld: boolean } {
  const shop = useShop()
  const [found, setFound] = useState<Found | null>(null)
  // compared by content, because each render creates a new object
  const key = JSON.stringify(occasion)
  useEffect(() => {
    const asked: Occasion | null = JSON.parse(key)
    if (!asked) return
    let isOver = false
    import('@/lib/search/fetch-recommendations')
      .then(({ fetchRecommendations }) => fetchRecommendations(shop, asked))
      .catch((error): CardRow[] => {
        console.warn(`No recommendations for ${asked.place}`, error)
        return []
      })
      .then((rows) => {
        if (!isOver) setFound({ key, rows })
      })
    return () => {
      isOver = true
    }
  }, [shop, key])
  return { rows: found?.rows ?? null, isOld: found !== null && found.key !== key }
}
