import { start as startHotspots } from '@/components/content/hotspots-behaviour'
import { start as startSlider } from '@/components/content/slider-behaviour'
import { start as startCategoryMenu } from '@/components/layout/category-menu-behaviour'
import { start as startHeader } from '@/components/layout/header-behaviour'
import { start as startRememberProduct } from '@/components/layout/remember-product-behaviour'
import { start as startSheet } from '@/components/layout/sheet-behaviour'
import { start as startVisitedProducts } from '@/components/layout/visited-products-behaviour'
import { start as startProductCard } from '@/components/product/product-card-behaviour'
import type { Start } from './behaviour-types'

/** Scripts by the name their markup carries in `data-behaviour`; all travel in one file, at the first touch of a page. */
export const BEHAVIOURS: Record<string, Start> = {
  'category-menu': startCategoryMenu,
  header: startHeader,
  hotspots: startHotspots,
  'product-card': startProductCard,
  'remember-product': startRememberProduct,
  sheet: startSheet,
  slider: startSlider,
  'visited-products': startVisitedProducts,
}
