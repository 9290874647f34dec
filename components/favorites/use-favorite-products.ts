import { useEffect, useState } from 'react'
import { useLoad } from '@/components/providers/use-load'
import { useShop, useShopState } from '@/components/providers/use-shop'
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
  const missing = ids.filter((id) => !known.has(id))
  const load = async () => ({ asked: missing, products: await fetchCardProducts(site, missing) })
  const { data, hasFailed, retry } = useLoad(missing.join() || null, load, 'favorites')

  useEffect(() => {
    if (!data) return
    const found = new Map(data.products.map((product) => [product.row.id, product]))
    setKnown((before) => new Map([...before, ...found]))
    const gone = data.asked.filter((id) => !found.has(id))
    if (gone.length === 0) return
    removeFavorites(shop, gone)
    setGoneCount((before) => before + gone.length)
  }, [shop, data])

  return {
    products: [...ids].reverse().flatMap((id) => known.get(id) ?? []),
    isEmpty: isKnown && ids.length === 0,
    isWaiting: !hasFailed && (!isKnown || missing.length > 0),
    hasFailed,
    goneCount,
    retry,
  }
}
