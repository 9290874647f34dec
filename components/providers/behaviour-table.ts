import { start as startRememberProduct } from '@/components/layout/remember-product-behaviour'
import { start as startVisitedProducts } from '@/components/layout/visited-products-behaviour'
import { start as startBuyBar } from '@/components/product/buy-bar-behaviour'
import { start as startBuy } from '@/components/product/buy-behaviour'
import { start as startGallery } from '@/components/product/gallery-behaviour'
import type { Start } from './behaviour-types'

/** Scripts by the name their markup carries in `data-behaviour`; all travel in one file, at the first touch of a page. */
export const BEHAVIOURS: Record<string, Start> = {
  buy: startBuy,
  'buy-bar': startBuyBar,
  gallery: startGallery,
  'remember-product': startRememberProduct,
  'visited-products': startVisitedProducts,
}
