import type { SkuFragment, StockFragment } from '@/graphql/generated/graphql'
import type { Sku, Stock } from './product-types'

/** R-DATA-02. An unknown stock counts as zero: selling an item that is out of stock is worse than not selling. */
export const mapStock = (stock: StockFragment | null): Stock => ({
  inStock: stock?.inStock ?? 0,
  oversellable: stock?.oversellable ?? 0,
  totalStock: stock?.totalStock ?? 0,
  static: stock?.static ?? 0,
  incoming: stock?.incoming ?? null,
})

/** R-DATA-02 */
export const mapSku = (sku: SkuFragment): Sku => ({
  skuId: sku.skuId,
  articleNumber: sku.articleNumber,
  name: sku.name ?? '',
  stock: mapStock(sku.stock),
})
