import { useStore } from 'zustand'
import { useShop, useShopState } from '@/components/providers/use-shop'
import type { CartLine } from '@/lib/cart/cart-types'
import { lineStates, refusalOf, setLineState } from '@/lib/cart/line-states'
import { removeLine } from '@/lib/cart/remove-line'
import { updateCartItem } from '@/lib/cart/update-cart-item'

/** The requested quantity of a line, shown at once, and functions that change it. */
export function useLineQuantity(line: CartLine) {
  const shop = useShop()
  const wanted = useShopState((state) => state.cart.wanted[line.id])
  const refusal = useStore(lineStates(shop), ({ refusals }) => refusals[line.skuId] ?? null)
  const quantity = wanted ?? line.quantity
  const change = async (next: number): Promise<void> => {
    if (next > quantity && next > line.maxQuantity) {
      setLineState(shop, 'refusals', line.skuId, { key: 'noMore', stock: line.maxQuantity })
      return
    }
    setLineState(shop, 'refusals', line.skuId, null)
    const result = await updateCartItem(shop, line.id, next)
    if (!result.ok) setLineState(shop, 'refusals', line.skuId, refusalOf(result))
  }
  return { quantity, isPending: wanted !== undefined, refusal, change, remove: () => removeLine(shop, line) }
}
