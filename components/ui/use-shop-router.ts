'use client'

import type { PrefetchKind } from 'next/dist/client/components/router-reducer/router-reducer-types'
import { usePathname, useRouter } from 'next/navigation'

// The type is an enum the router exports nowhere public; the default kind fetches the route's outline and not its page.
const WHOLE = { kind: 'full' as PrefetchKind }

/** The only door to Next's client router. `pathname` is the public path, without the query. */
export function useShopRouter() {
  const router = useRouter()
  const pathname = usePathname()
  return {
    push: router.push,
    replace: router.replace,
    /** Fetches a page with all it shows, so that a press on its link finds it there. */
    prefetch: (href: string) => router.prefetch(href, WHOLE),
    refresh: router.refresh,
    pathname,
  }
}
