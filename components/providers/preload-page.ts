import { importCategoryMenu, importPhoneMenuSteps } from '@/components/layout/deferred-menus'
import { importProductList } from '@/components/list/deferred-product-list'
import { importNewsletterForm } from '@/components/newsletter/deferred-newsletter-form'
import { importCardScrollers } from '@/components/product/deferred-card-scrollers'
import { importProductMain } from '@/components/product/deferred-product-main'

// deferred parts of the layout: React hydrates them before it shows the next page
const LAYOUT = [importCategoryMenu, importPhoneMenuSteps, importNewsletterForm]
const PRODUCT = [importProductMain, importCardScrollers]
const OTHERS = [importProductList, importCardScrollers]

/**
 * Loads the code of deferred parts for the page at a path. A page reached by a link waits for it, as there is no HTML to
 * show meanwhile. These are the imports of the parts themselves: another `import()` of the same file can become another
 * chunk.
 */
export function preloadPage(path: string): void {
  // a part that is needed later asks again
  for (const load of [...(path.startsWith('/p/') ? PRODUCT : OTHERS), ...LAYOUT]) load().catch(() => {})
}
