'use client'

import { usePathname, useRouter } from 'next/navigation'

/** The only door to Next's client router. `pathname` is the public path, without the query. */
export function useShopRouter() {
  const router = useRouter()
  const pathname = usePathname()
  return { push: router.push, replace: router.replace, prefetch: router.prefetch, refresh: router.refresh, pathname }
}
