import { useEffect, useState } from 'react'
import { useShop } from '@/components/providers/use-shop'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { Occasion } from '@/lib/search/fetch-recommendations'

type Found = { key: string; rows: CardRow[] }

/**
 * Products of the search service for an occasion: null while on their way, [] when there are none or the service fails.
 * `isOld` while what is there was found for the occasion before. Nothing is asked for without an occasion.
 */
export function useRecommendations(occasion: Occasion | null): { rows: CardRow[] | null; isOld: boolean } {
  const shop = useShop()
  const [found, setFound] = useState<Found | null>(null)
  // by content: who draws the row makes a new object each time
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
