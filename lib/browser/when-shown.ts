import 'client-only'

/**
 * Calls `run` when the page is shown: at once, or when a page that the browser prepared ahead is opened (T49). Returns
 * a cleanup function.
 */
export function whenShown(run: () => void): () => void {
  if (!(document as Document & { prerendering?: boolean }).prerendering) {
    run()
    return () => {}
  }
  document.addEventListener('prerenderingchange', run, { once: true })
  return () => document.removeEventListener('prerenderingchange', run)
}
