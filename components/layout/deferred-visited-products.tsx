'use client'

import { lazy, Suspense } from 'react'
import type { VisitedProductsProps } from './visited-products'

// when the code cannot be loaded, nothing is shown: the page has other links
const VisitedProducts = lazy(() =>
  import('./visited-products').then(
    (module) => ({ default: module.VisitedProducts }),
    () => ({ default: () => null }),
  ),
)

/** `VisitedProducts` for the 404 page and the error page; its code is not part of their first load. */
export function DeferredVisitedProducts({ without }: Pick<VisitedProductsProps, 'without'>) {
  return (
    <Suspense>
      <VisitedProducts without={without} />
    </Suspense>
  )
}
