'use client'

import { useEffect } from 'react'
import type { Lang } from '@/lib/market/market-table'
import { routeNameFor } from '@/lib/routing/route-name'
import type { RouteName } from '@/lib/routing/routes'
import { useShop } from './use-shop'

/**
 * Sets the name of the page's route with language suffix in the store, by which commands recognise a checkout
 * (R-GQL-08).
 */
export function RouteMark({ name, lang }: { name: RouteName; lang: Lang }) {
  const shop = useShop()
  useEffect(() => {
    shop.store.getState().setRoot({ currentRouteName: routeNameFor({ name }, lang) })
    return () => shop.store.getState().setRoot({ currentRouteName: '' })
  }, [shop, name, lang])
  return null
}
