'use client'

import { use } from 'react'
import { useStore } from 'zustand'
import type { Shop } from '@/lib/store/shop'
import type { ShopConfig } from '@/lib/store/shop-config'
import type { ShopState } from '@/lib/store/shop-state'
import { ShopContext } from './shop-context'

/** The tab's shop, for commands. Throws outside ShopProvider. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop needs a ShopProvider above it')
  return shop
}

/** A part of the state; the component renders again only when that part changes. */
export const useShopState = <T>(select: (state: ShopState) => T): T => useStore(useShop().store, select)

/** Public settings of the page's market and language. */
export const useShopConfig = (): ShopConfig => useShop().config
