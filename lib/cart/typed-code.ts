import 'client-only'
import { safeSessionStorage } from '@/lib/browser/safe-storage'
import type { Shop } from '@/lib/store/shop'
import { tabStore } from '@/lib/store/tab-store'
import { cleanCode, type PromoRefusal } from './promo-code'
import { type PromoResult, setPromoCode } from './set-promo-code'

const KEY = 'kajo-typed-code'

/**
 * The text in the field for a promo code, and why the service has refused it. Shared by the cart drawer and the
 * checkout, which are different documents.
 */
export const typedCodeStore = tabStore<{ text: string; refusal: PromoRefusal | null }>(() => ({
  text: safeSessionStorage.read(KEY) ?? '',
  refusal: null,
}))

/** Stores the text of the field; a change removes the refusal. */
export function setTypedCode(shop: Pick<Shop, 'store'>, text: string): void {
  typedCodeStore(shop).setState({ text, refusal: null })
  if (text) safeSessionStorage.write(KEY, text)
  else safeSessionStorage.remove(KEY)
}

/** Sends the typed code. An accepted code leaves the field; a refused one stays with the reason. Never rejects. */
export async function applyTypedCode(shop: Shop): Promise<PromoResult> {
  const { text } = typedCodeStore(shop).getState()
  const result = await setPromoCode(shop, text)
  // the shopper may have typed on meanwhile
  if (typedCodeStore(shop).getState().text !== text) return result
  if (result.ok) setTypedCode(shop, '')
  else typedCodeStore(shop).setState({ refusal: result.refusal })
  return result
}

/**
 * Before an order: sends a code that was typed but not sent. False when it is refused; a later call with the same text
 * is true, because the shopper has seen the reason.
 */
export async function applyUnsentCode(shop: Shop): Promise<boolean> {
  const { text, refusal } = typedCodeStore(shop).getState()
  return refusal !== null || cleanCode(text) === '' || (await applyTypedCode(shop)).ok
}
