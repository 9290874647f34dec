import type { PriceForms, ProductModel, Sku, StockStatus } from './product-types'
import { deliveryText, stockStatus } from './stock-status'

/** A size that can be chosen and added. */
export type SizeModel = {
  skuId: number
  name: string
  status: StockStatus
  inStock: number
  /** Total number of pieces that can be sold. */
  totalStock: number
}

/** Data of a product for gallery, sizes and button. */
export type PurchaseProduct = {
  productId: number
  name: string
  images: string[]
  price: { selling: PriceForms; isDiscounted: boolean }
  isSoldOut: boolean
  sizes: SizeModel[]
}

export const mapSizes = (skus: readonly Sku[]): SizeModel[] =>
  skus.map(({ skuId, name, stock }) => ({
    skuId,
    name,
    status: stockStatus(stock),
    inStock: stock.inStock,
    totalStock: stock.totalStock,
  }))

export const mapPurchaseProduct = ({
  productId,
  name,
  images,
  price,
  status,
  skus,
}: ProductModel): PurchaseProduct => ({
  productId,
  name,
  images,
  price: { selling: price.selling, isDiscounted: price.struck !== null },
  isSoldOut: status === 'OUT_OF_STOCK',
  sizes: mapSizes(skus),
})

/** Delivery text while no size is chosen: `longer` only when no size is delivered sooner (R-PDP-05). */
export function usualDelivery({ sizes }: Pick<PurchaseProduct, 'sizes'>): 'normal' | 'longer' {
  const texts = sizes.map(({ status }) => deliveryText(status))
  return texts.includes('longer') && !texts.includes('normal') ? 'longer' : 'normal'
}
