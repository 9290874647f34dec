import type { Shop } from '@/lib/store/shop'

/** Finishes markup the server has drawn; returns the way to stop. */
export type Start = (root: HTMLElement, shop: Shop) => () => void
