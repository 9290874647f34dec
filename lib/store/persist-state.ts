import 'client-only'
import { readCookie, writeCookie } from '@/lib/browser/cookies'
import { COOKIE } from '@/lib/config/constants'
import { parseJson } from '@/lib/errors/parse-json'
import { applyCustomerType } from './change-customer-type'
import type { Shop } from './shop'
import type { ShopState } from './shop-state'

const chosen = ({ root: { customerType, vatIncluded } }: ShopState) => ({ customerType, vatIncluded })

/** What the cookie holds now; nothing when that is no JSON object. */
function storedFields(): object {
  const stored = parseJson(readCookie(COOKIE.persisted) ?? '')
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? stored : {}
}

/** Restores the customer type from the cookie; ignores unreadable content (T5). Resolves when the state is set. */
export async function restoreState(shop: Pick<Shop, 'store'>): Promise<void> {
  const kept = readCookie(COOKIE.persisted)
  if (!kept) return
  const { persistedStateSchema } = await import('./persisted-state-schema')
  const parsed = persistedStateSchema.safeParse(parseJson(kept))
  if (!parsed.success) return
  // the customer type also has its own cookie, which is read before the first paint and takes precedence
  const { customerType } = parsed.data
  if (readCookie(COOKIE.userType) || !customerType) return
  applyCustomerType(shop, customerType)
  // the next page reads this cookie before its first paint
  writeCookie(COOKIE.userType, customerType)
}

/**
 * Stores the persisted part of the state as one encoded JSON value for a year, at every change from now on (R-STATE-03,
 * T5, T22). Fields of the cookie that this version of the shop does not know are kept: another version wrote them.
 * Returns a cleanup function.
 */
export function persistState({ store }: Pick<Shop, 'store'>): () => void {
  let before = JSON.stringify(chosen(store.getState()))
  return store.subscribe((state) => {
    const now = JSON.stringify(chosen(state))
    if (now === before) return
    before = now
    writeCookie(COOKIE.persisted, JSON.stringify({ ...storedFields(), ...chosen(state) }))
  })
}
