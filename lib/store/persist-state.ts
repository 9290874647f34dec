import 'client-only'
import { readCookie, writeCookie } from '@/lib/browser/cookies'
import { COOKIE } from '@/lib/config/constants'
import { parseJson } from '@/lib/errors/parse-json'
import type { Shop } from './shop'
import type { ShopState } from './shop-state'

const chosen = ({ root, list }: ShopState) =>
  JSON.stringify({ customerType: root.customerType, vatIncluded: root.vatIncluded, list })

/** Brings back what the cookie kept; unreadable content is dropped (T5). Resolves when the state is in place. */
export async function restoreState(shop: Pick<Shop, 'store'>): Promise<void> {
  const kept = readCookie(COOKIE.persisted)
  if (!kept) return
  const { persistedStateSchema } = await import('./persisted-state-schema')
  const parsed = persistedStateSchema.safeParse(parseJson(kept))
  if (!parsed.success) return
  const { setList } = shop.store.getState()
  // the customer type itself comes from its own cookie, before the first paint
  if (parsed.data.list) setList(parsed.data.list)
}

/** Keeps the chosen part as one encoded JSON value for a year, from now on at every change (R-STATE-03, T5, T22). */
export function persistState({ store }: Pick<Shop, 'store'>): () => void {
  let before = chosen(store.getState())
  return store.subscribe((state) => {
    const now = chosen(state)
    if (now === before) return
    before = now
    writeCookie(COOKIE.persisted, now)
  })
}
