'use client'

import { usePathname, useRouter } from 'next/navigation'

type PrefetchOptions = NonNullable<Parameters<ReturnType<typeof useRouter>['prefetch']>[1]>

// The options are public, the enum of their kinds is not. Without this one a press still has to fetch the page.
const WHOLE_PAGE = { kind: 'full' as PrefetchOptions['kind'] }

/** The only door to Next's client router. `pathname` is the public path, without the query. */
export function useShopRouter() {
  const router = useRouter()
  const pathname = usePathname()
  return {
    push: router.push,
    replace: router.replace,
    /** Fetches a page with all it shows, so that a press on its link finds it there. */
    prefetch: (href: string) => router.prefetch(href, WHOLE_PAGE),
    refresh: router.refresh,
    pathname,
  }
}
