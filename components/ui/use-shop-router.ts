'use client'

import { usePathname, useRouter } from 'next/navigation'

type PrefetchOptions = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>

// The option is public, its enum is not exported. With the default kind a click would still have to fetch the page.
const WHOLE_PAGE = { kind: 'full' as PrefetchOptions['kind'] }

/** Wrapper of Next's client router. `pathname` is the public path, without the query string. */
export function useShopRouter() {
  const router = useRouter()
  const pathname = usePathname()
  return {
    push: router.push,
    replace: router.replace,
    /** Prefetches the complete page, so that a click on its link needs no request. */
    prefetch: (href: string) => router.prefetch(href, WHOLE_PAGE),
    refresh: router.refresh,
    pathname,
  }
}
