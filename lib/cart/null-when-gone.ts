import { AppError } from '@/lib/errors/app-error'

/**
 * The answer of the service, or null when the cart does not exist: CART_NOT_FOUND means the same as an empty answer
 * (T19). Rethrows any other error, which says nothing about the cart.
 */
export async function nullWhenGone<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError && error.code === 'CART_NOT_FOUND') return null
    throw error
  }
}
