'use client'

import { usePathname, useRouter } from 'next/navigation'

/**
 * Wrapper of Next's client router, for pages that change in place; links open documents. `pathname` is the public path,
 * without the query string.
 */
export function useShopRouter() {
  const { replace } = useRouter()
  return { replace, pathname: usePathname() }
}
