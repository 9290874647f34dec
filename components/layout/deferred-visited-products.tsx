'use client'

import { lazy, Suspense } from 'react'

// when the code cannot be loaded, nothing is shown: the page has other links
const VisitedProducts = lazy(() =>
  import('./visited-products').then(
    (module) => ({ default: module.VisitedProducts }),
    () => ({ default: () => null }),
  ),
)

/** `VisitedProducts` for the 404 page and the error page; its code is not part of their first load. */
export function DeferredVisitedProducts() {
  return (
    <Suspense>
      <VisitedProducts />
    </Suspense>
  )
}
