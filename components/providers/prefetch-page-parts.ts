/**
 * Loads the deferred parts of the page behind a link. React asks for their code only when it renders the page, which is
 * after the press.
 */
export function prefetchPageParts(pathname: string): void {
  const isProduct = pathname.includes('/p/')
  const parts = isProduct
    ? [import('@/components/product/product-main'), import('@/components/product/card-scrollers')]
    : [import('@/components/list/product-list')]
  // A part that fails is tried again when the page is rendered.
  for (const part of parts) part.catch(() => {})
}
