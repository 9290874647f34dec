import 'server-only'
import { GetSharedCartDocument } from '@/graphql/generated/graphql'
import { env } from '@/lib/config/env'
import { AppError } from '@/lib/errors/app-error'
import { defaultLang, MARKETS } from '@/lib/market/market-table'
import { serverQuery } from './server-client'

/** Whether the service has an open cart with this id that is not empty. Throws AppError. */
export async function hasCartLines(cartId: string): Promise<boolean> {
  const market = env().FALLBACK_MARKET
  try {
    const { getCart } = await serverQuery({ market, lang: defaultLang(MARKETS[market]) }, GetSharedCartDocument, {
      id: cartId,
    })
    return getCart?.isCompleted === false && (getCart.items?.length ?? 0) > 0
  } catch (error) {
    if (error instanceof AppError && error.code === 'CART_NOT_FOUND') return false
    throw error
  }
}
