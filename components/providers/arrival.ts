import type { Shop } from '@/lib/store/shop'

/** Longest wait for the new page, in ms. A motion that starts later no longer belongs to the press. */
const LONGEST_WAIT = 400

/** Resolves with whether the tab reached another path in time. */
export function arrival({ store }: Shop): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => end(false), LONGEST_WAIT)
    const unwatch = store.subscribe(({ root: now }, { root: before }) => {
      if (now.currentPath !== before.currentPath) end(true)
    })
    function end(isThere: boolean) {
      clearTimeout(timer)
      unwatch()
      resolve(isThere)
    }
  })
}
