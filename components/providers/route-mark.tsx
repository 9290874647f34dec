'use client'

import { useEffect } from 'react'
import type { RouteNameIn } from '@/lib/routing/route-name'
import { useShop } from './use-shop'

/** Sets the route name of the page in the store, by which commands recognise a checkout (R-GQL-08). */
export function RouteMark({ name }: { name: RouteNameIn }) {
  const shop = useShop()
  useEffect(() => {
    shop.store.getState().setRoot({ currentRouteName: name })
    return () => shop.store.getState().setRoot({ currentRouteName: '' })
  }, [shop, name])
  return null
}
