import { importProductList } from '@/components/list/deferred-product-list'
import { importCardScrollers } from '@/components/product/deferred-card-scrollers'
import { importProductMain } from '@/components/product/deferred-product-main'

/**
 * Loads the code of deferred parts. A page reached by a link waits for it, as there is no HTML to show meanwhile. These
 * are the imports of the parts themselves: another `import()` of the same file can become another chunk.
 */
export function preloadPages(): void {
  // a part that is needed later asks again
  for (const load of [importProductMain, importCardScrollers, importProductList]) load().catch(() => {})
}
