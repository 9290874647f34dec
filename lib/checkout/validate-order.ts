import 'client-only'
import { ValidateOrderCreationDocument } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import type { Shop } from '@/lib/store/shop'
import type { CheckoutForm } from './checkout-form'
import { validationInput } from './checkout-input'
import { checkoutSender } from './checkout-sender'
import { type Refused, refuse } from './order-result'
import { creditLimit, orderStatus } from './order-status'
import { withdrawCredit } from './withdraw-credit'

/** Technical name of the way of paying the shopper has chosen; '' without one. */
export const chosenMethod = ({ store }: Shop, { paymentId }: CheckoutForm): string =>
  store.getState().checkout.options?.payments.find(({ id }) => String(id) === paymentId)?.kind ?? ''

type Asked = {
  form: CheckoutForm
  /** Technical name of the way of paying. */
  method: string
}

/**
 * Asks whether this customer may order with this payment; null when so (R-CHECKOUT-04, R-CHECKOUT-07, R-CHECKOUT-09).
 * Throws AppError.
 */
export async function validateOrder(shop: Shop, cartId: string, { form, method }: Asked): Promise<Refused | null> {
  const { checkoutMarketId } = checkoutMarketIds(shop.store.getState().channel.checkoutMarket)
  const checkout = validationInput(form, checkoutSender(shop, form))
  const data = await shop.query(ValidateOrderCreationDocument, { cartId, checkout, checkoutMarketId })
  const status = orderStatus(data?.validateOrderCreation)
  if (status !== 'ok') return refuse(status)
  const limit = creditLimit(data?.validateOrderCreation?.memberType, method)
  if (!limit) return null
  withdrawCredit(shop, form.email)
  return refuse('creditLimited', limit)
}
