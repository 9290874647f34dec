import { start as startRememberProduct } from '@/components/layout/remember-product-behaviour'
import type { Start } from './behaviour-types'

/** Scripts by the name their markup carries in `data-behaviour`; all travel in one file, at the first touch of a page. */
export const BEHAVIOURS: Record<string, Start> = {
  'remember-product': startRememberProduct,
}
