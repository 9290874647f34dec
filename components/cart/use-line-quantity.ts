import { useState } from 'react'
import { useShop, useShopState } from '@/components/providers/use-shop'
import type { CartResult } from '@/lib/cart/cart-result'
import type { CartLine } from '@/lib/cart/cart-types'

/** Why a quantity was not changed. */
export type LineRefusal = { key: 'noMore'; stock: number } | { key: 'failed' }

const refusalOf = (result: Extract<CartResult, { ok: false }>): LineRefusal =>
  result.code === 'OUT_OF_STOCK' ? { key: 'noMore', stock: result.stock ?? 0 } : { key: 'failed' }

/** Quantity of a line as the shopper wants it, shown at once, and the way to change it. */
export function useLineQuantity(line: CartLine) {
  const shop = useShop()
  const wanted = useShopState((state) => state.cart.wanted[line.id])
  const [refusal, setRefusal] = useState<LineRefusal | null>(null)
  const quantity = wanted ?? line.quantity
  /** True when the change went through. */
  const change = async (next: number): Promise<boolean> => {
    if (next > quantity && next > line.available) {
      setRefusal({ key: 'noMore', stock: line.available })
      return false
    }
    setRefusal(null)
    const { updateCartItem } = await import('@/lib/cart/update-cart-item')
    const result = await updateCartItem(shop, line.id, next)
    if (!result.ok) setRefusal(refusalOf(result))
    return result.ok
  }
  return { quantity, isPending: wanted !== undefined, refusal, change }
}
