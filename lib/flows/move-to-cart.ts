import 'client-only'
import { addToCart } from '@/lib/cart/add-to-cart'
import type { CartResult } from '@/lib/cart/cart-result'
import { removeFavorites } from '@/lib/favorites/remove-favorites'
import type { SizeModel } from '@/lib/product/purchase-product'
import type { Shop } from '@/lib/store/shop'

/** Moves a favourite to the cart; it stays a favourite when the addition is refused. */
export async function moveToCart(shop: Shop, productId: number, size: SizeModel): Promise<CartResult> {
  const result = await addToCart(shop, { skuId: size.skuId, quantity: 1, stock: size.totalStock })
  if (result.ok) removeFavorites(shop, [productId])
  return result
}
