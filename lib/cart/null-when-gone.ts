import { AppError } from '@/lib/errors/app-error'

/**
 * The answer of the service, null when the cart is gone: CART_NOT_FOUND says the same as an empty answer (T19). Any other
 * failure says nothing about the cart and is thrown on.
 */
export async function nullWhenGone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError && error.code === 'CART_NOT_FOUND') return null
    throw error
  }
}
