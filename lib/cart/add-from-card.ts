import 'client-only'
import type { CardRow } from '@/lib/product/card-row-schema'
import type { NotifyVariant } from '@/lib/product/quickshop-types'
import type { Shop } from '@/lib/store/shop'
import { addToCart } from './add-to-cart'
import { type CartResult, failedResult } from './cart-result'

/**
 * Adds one piece of the size at this index of a card. The card may be minutes old, so its current skus and stock are
 * fetched first. Failures are values; never throws.
 */
export async function addFromCard(
  shop: Shop,
  row: Pick<CardRow, 'id' | 'sizes'>,
  index: number,
  notifyVariant: NotifyVariant,
): Promise<CartResult> {
  try {
    const { fetchCardProducts } = await import('@/lib/product/fetch-card-products')
    const [product] = await fetchCardProducts(shop.config.site, [row.id])
    // the service does not return products that it no longer sells
    if (!product) return { ok: false, code: 'UNKNOWN_SKU' }
    const name = row.sizes?.[index]
    const atIndex = product.sizes[index]
    // sizes may have been added or removed since the card was rendered
    const size = name === undefined || atIndex?.name === name ? atIndex : product.sizes.find((now) => now.name === name)
    if (!size) return { ok: false, code: 'OUT_OF_STOCK', reason: 'sold-out' }
    return await addToCart(shop, { skuId: size.skuId, quantity: 1, stock: size.totalStock, notifyVariant })
  } catch (error) {
    return failedResult(error)
  }
}
