import 'client-only'

/** Calls `restore` when the browser takes this document out of its back/forward cache. Returns a cleanup function. */
export function onRestore(restore: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) restore()
  }
  window.addEventListener('pageshow', onShow)
  return () => window.removeEventListener('pageshow', onShow)
}
