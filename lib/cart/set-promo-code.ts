import 'client-only'
import { SetCartPromoCodeDocument } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import { AppError } from '@/lib/errors/app-error'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import { fetchCart } from './fetch-cart'
import { inTurn } from './in-turn'
import { mapCart } from './map-cart'
import { nullWhenGone } from './null-when-gone'
import { cleanCode, invalidCode, PROMO_CODE_MAX_LENGTH, type PromoRefusal, promoRefusal } from './promo-code'
import { saveCart } from './save-cart'

export type PromoResult = { ok: true } | { ok: false; refusal: PromoRefusal }

async function send(shop: Shop, promoCode: string): Promise<PromoResult> {
  const { cart, channel } = shop.store.getState()
  const { checkoutMarketId } = checkoutMarketIds(channel.checkoutMarket)
  const id = cart.data?.id
  const variables = id ? { id, promoCode, checkoutMarketId } : null
  const data = variables && (await nullWhenGone(shop.mutate(SetCartPromoCodeDocument, variables)))
  const priced = mapCart(data?.setCartPromoCode)
  if (!priced) {
    // the cart no longer exists: fetch the current one
    await fetchCart(shop)
    return { ok: false, refusal: { key: 'cartGone', amount: '' } }
  }
  saveCart(shop, priced)
  return { ok: true }
}

function refused(shop: Shop, code: string, error: unknown): PromoResult {
  const { site } = shop.config
  const known = error instanceof AppError ? error : new AppError('UNKNOWN', 'The code could not be sent')
  return { ok: false, refusal: promoRefusal(code, known, site, checkoutMarket(shop)) }
}

/**
 * Sets the promo code of the cart; '' removes it (R-CART-14). Waits for earlier changes of the cart, and marks the
 * totals as pending until the answer. Never rejects.
 */
export async function setPromoCode(shop: Shop, text: string): Promise<PromoResult> {
  const code = cleanCode(text)
  if (code.length > PROMO_CODE_MAX_LENGTH) return { ok: false, refusal: invalidCode(code) }
  const { addRepricing } = shop.store.getState()
  addRepricing(1)
  try {
    return await inTurn(shop, () => send(shop, code))
  } catch (error) {
    return refused(shop, code, error)
  } finally {
    addRepricing(-1)
  }
}
