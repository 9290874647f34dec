import { useEffect, useState } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { removeFavorites } from '@/lib/favorites/remove-favorites'
import type { CardProduct } from '@/lib/product/card-product-schema'
import { fetchCardProducts } from '@/lib/product/fetch-card-products'

type Products = ReadonlyMap<number, CardProduct>

const NONE: Products = new Map()

/**
 * Products of the favourites, the newest first. Favourites added in another tab are fetched; products that are no
 * longer sold are removed from the favourites and counted.
 */
export function useFavoriteProducts() {
  const shop = useShop()
  const { site } = shop.config
  const { ids, isKnown } = useShopState(({ favorites }) => favorites)
  const [known, setKnown] = useState(NONE)
  const [goneCount, setGoneCount] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const missing = ids.filter((id) => !known.has(id)).join()

  useEffect(() => {
    if (!missing || hasFailed) return
    let isOver = false
    const asked = missing.split(',').map(Number)
    fetchCardProducts(site, asked).then(
      (products) => {
        if (isOver) return
        const found = new Map(products.map((product) => [product.row.id, product]))
        setKnown((before) => new Map([...before, ...found]))
        const gone = asked.filter((id) => !found.has(id))
        if (gone.length === 0) return
        removeFavorites(shop, gone)
        setGoneCount((before) => before + gone.length)
      },
      (error) => {
        // the page was left, or other products are asked for meanwhile
        if (isOver) return
        setFailed(true)
        reloadOrReport(error, { type: 'load', component: 'favorites' })
      },
    )
    return () => {
      isOver = true
    }
  }, [shop, site, missing, hasFailed])
  // retried by itself when the network is back
  useEffect(() => {
    const retry = () => setFailed(false)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])

  return {
    products: [...ids].reverse().flatMap((id) => known.get(id) ?? []),
    isEmpty: isKnown && ids.length === 0,
    isWaiting: !hasFailed && (!isKnown || missing !== ''),
    hasFailed,
    goneCount,
    retry: () => setFailed(false),
  }
}
