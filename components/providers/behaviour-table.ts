import type { Start } from './behaviour-types'

/** Scripts by the name their markup carries in `data-behaviour`; each is fetched at the first touch of a page that has it. */
export const BEHAVIOURS: Record<string, () => Promise<{ start: Start }>> = {
  'product-card': () => import('@/components/product/product-card-behaviour'),
  hotspots: () => import('@/components/content/hotspots-behaviour'),
  slider: () => import('@/components/content/slider-behaviour'),
  'buy-bar': () => import('@/components/product/buy-bar-behaviour'),
  buy: () => import('@/components/product/buy-behaviour'),
  'category-menu': () => import('@/components/layout/category-menu-behaviour'),
  gallery: () => import('@/components/product/gallery-behaviour'),
  header: () => import('@/components/layout/header-behaviour'),
  newsletter: () => import('@/components/newsletter/newsletter-behaviour'),
  offline: () => import('@/components/layout/offline-behaviour'),
  'remember-product': () => import('@/components/layout/remember-product-behaviour'),
  sheet: () => import('@/components/layout/sheet-behaviour'),
  'visited-products': () => import('@/components/layout/visited-products-behaviour'),
}
