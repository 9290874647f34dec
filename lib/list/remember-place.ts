import 'client-only'
import { safeSessionStorage } from '@/lib/browser/safe-storage'
import type { Shop } from '@/lib/store/shop'

export const PLACE_KEY = 'kajo-list-place'

/**
 * Stores the product for which the list at the current address is left, and its page, so that they survive a reload
 * (R-LIST-05).
 */
export function rememberPlace({ store }: Pick<Shop, 'store'>, alias: string, page: number): void {
  const { pathname: path, search } = window.location
  store.getState().setList({ relocateAlias: alias, relocatePage: page, relocatePath: path })
  safeSessionStorage.write(PLACE_KEY, JSON.stringify({ path, search, alias, page }))
}

/** Removes the stored product when the list at the current address is left without opening a product. */
export function forgetPlace({ store }: Pick<Shop, 'store'>): void {
  const { list, setList } = store.getState()
  if (list.relocatePath !== window.location.pathname) return
  setList({ relocateAlias: '', relocatePath: '' })
  safeSessionStorage.remove(PLACE_KEY)
}
