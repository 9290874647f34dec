const LOADS = [
  () => import('@/components/product/product-main'),
  () => import('@/components/product/card-scrollers'),
  () => import('@/components/list/product-list'),
]

/** Loads the code of deferred parts. A page reached by a link waits for it, as there is no HTML to show meanwhile. */
export function preloadPages(): void {
  // a part that is needed later asks again
  for (const load of LOADS) load().catch(() => {})
}
