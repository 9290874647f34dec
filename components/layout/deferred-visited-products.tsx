'use client'

import { lazy, Suspense } from 'react'

// the page has other links: without this part it stays as it is
const VisitedProducts = lazy(() =>
  import('./visited-products').then(
    (module) => ({ default: module.VisitedProducts }),
    () => ({ default: () => null }),
  ),
)

/** `VisitedProducts` for pages that are online; its code is not part of their first load. */
export function DeferredVisitedProducts() {
  return (
    <Suspense>
      <VisitedProducts />
    </Suspense>
  )
}
