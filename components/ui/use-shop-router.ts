'use client'

import { usePathname, useRouter } from 'next/navigation'
import { useCallback } from 'react'

type PrefetchOptions = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>

// The option is public, its enum is not exported. With the default kind a click would still have to fetch the page.
const WHOLE_PAGE = { kind: 'full' as PrefetchOptions['kind'] }

/** Wrapper of Next's client router. `pathname` is the public path, without the query string. */
export function useShopRouter() {
  const router = useRouter()
  const pathname = usePathname()
  // The whole page, so that a click on its link needs no request. Memoised, because effects depend on it.
  const prefetch = useCallback((href: string) => router.prefetch(href, WHOLE_PAGE), [router])
  return {
    push: router.push,
    replace: router.replace,
    prefetch,
    refresh: router.refresh,
    pathname,
  }
}
