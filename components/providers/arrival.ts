import type { Shop } from '@/lib/store/shop'

/** Longest wait for the new page, in ms. An animation that starts later no longer seems to follow the press. */
const LONGEST_WAIT = 400

/** Resolves with true when the tab reaches another path in time, else with false. */
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
