export const importSearchPanel = () => import('./search-panel').then(({ SearchPanel }) => SearchPanel)

/**
 * Loads the panel's code when somebody points at a button that opens the search, or reaches it by keyboard. Returns a
 * cleanup function.
 */
export function preloadSearchPanel(): () => void {
  const stop = new AbortController()
  const onIntent = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest('[popovertarget="search"]')) return
    stop.abort()
    // only ahead of time: opening the search asks again
    importSearchPanel().catch(() => {})
  }
  for (const kind of ['pointerover', 'focusin'])
    window.addEventListener(kind, onIntent, { passive: true, signal: stop.signal })
  return () => stop.abort()
}
