import 'client-only'

type ClickListener = (event: MouseEvent) => void

const listeners = new Set<ClickListener>()

/** Calls the listeners of `onPageClick`. Only `LinkNavigation` calls this, for clicks with any mouse button. */
export function publishClick(event: MouseEvent): void {
  for (const listener of listeners) listener(event)
}

/** Calls the listener for every click in the page, before the click navigates. Returns a cleanup function. */
export function onPageClick(listener: ClickListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
