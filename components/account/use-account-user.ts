import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useShop, useShopConfig } from '@/components/providers/use-shop'
import { useShopRouter } from '@/components/ui/use-shop-router'
import { routeHref } from '@/lib/routing/href'
import { loginSearch } from '@/lib/routing/login-search'
import { leavingStore } from './use-leave-account'
import { useSession } from './use-session'

/**
 * Id of the signed-in shopper; null until it is known. The guard of the address only looks for a cookie, so a visitor
 * whose token the service refuses gets here: she is asked to sign in on the home page, and then returns (R-GUARD-04,
 * T34).
 */
export function useAccountUser(): string | null {
  const shop = useShop()
  const { site } = useShopConfig()
  const { replace } = useShopRouter()
  const { user, isKnown } = useSession()
  const isLeaving = useStore(leavingStore(shop), (state) => state.isLeaving)
  const isGuest = isKnown && user === null && !isLeaving
  useEffect(() => {
    const { pathname, search } = window.location
    if (isGuest) replace(routeHref(site, 'home') + loginSearch(pathname, search))
  }, [isGuest, replace, site])
  useEffect(() => () => leavingStore(shop).setState({ isLeaving: false }), [shop])
  return user?.id ?? null
}
