import { judgeCustomer } from '#scenarios/reserved-emails'
import type { Commerce } from './create-commerce'
import { openCart } from './open-cart'

type Verdict = { isValid: boolean; message: string | null }

const refused = (message: string): Verdict => ({ isValid: false, message })

/** Whether the customer can order the cart: it is open and in stock, and the customer is valid. `message`: why not. */
export function validateOrderConditions(
  commerce: Commerce,
  { cartId, email }: { cartId: string; email?: string | null },
): Verdict {
  const cart = openCart(commerce, cartId)
  if (!cart) return refused('Cart is gone')
  if (cart.lines.length === 0) return refused('Cart is empty')
  const missing = cart.lines.find((line) => line.quantity > commerce.stock(line.skuId).totalStock)
  if (missing) return refused(`Sku ${missing.skuId} is out of stock`)
  if (!email) return { isValid: true, message: null }
  const { isValid, message } = judgeCustomer(email)
  return { isValid, message }
}
