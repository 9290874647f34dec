import { importCategoryMenu, importPhoneMenuSteps } from '@/components/layout/deferred-menus'
import { importProductList } from '@/components/list/deferred-product-list'
import { importNewsletterForm } from '@/components/newsletter/deferred-newsletter-form'
import { importCardScrollers } from '@/components/product/deferred-card-scrollers'
import { importProductMain } from '@/components/product/deferred-product-main'
import { importVisitedRow } from '@/components/product/deferred-visited-row'
import { importSearchField } from '@/components/search/deferred-search-field'
import { pathPrefix, type Site } from '@/lib/market/site'

// React hydrates these components of the layout before it shows the next page
const LAYOUT = [importCategoryMenu, importPhoneMenuSteps, importSearchField, importNewsletterForm]
const PRODUCT = [importProductMain, importCardScrollers, importVisitedRow]
const OTHERS = [importProductList, importCardScrollers]

/** Start of the paths of all products. */
export const productPaths = (site: Site): string => `${pathPrefix(site)}/p/`

/**
 * Loads the code and messages of deferred components that a client navigation to the public `path` shows at once. It calls the
 * import functions of the components, because a second `import()` of a file can produce a second chunk.
 */
export function preloadPage(site: Site, path: string): void {
  const parts = path.startsWith(productPaths(site)) ? PRODUCT : OTHERS
  // ignore failures: a component loads its code again when it renders
  for (const load of [...parts, ...LAYOUT]) load(site.lang).catch(() => {})
}
