import 'client-only'
import { ValidateOrderCreationDocument } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import type { Shop } from '@/lib/store/shop'
import type { CheckoutForm } from './checkout-form'
import { validationInput } from './checkout-input'
import { checkoutSender } from './checkout-sender'
import { type CustomerStatus, orderStatus } from './order-status'

/** Technical name of the way of paying the shopper has chosen; '' without one. */
export const chosenMethod = ({ store }: Shop, { paymentId }: CheckoutForm): string =>
  store.getState().checkout.options?.payments.find(({ id }) => String(id) === paymentId)?.kind ?? ''

type Asked = {
  form: CheckoutForm
  /** Technical name of the way of paying. */
  method: string
}

/** Asks whether this customer may order; anything but `ok` ends the attempt (R-CHECKOUT-04, R-CHECKOUT-09). Throws AppError. */
export async function validateOrder(shop: Shop, cartId: string, { form, method }: Asked): Promise<CustomerStatus> {
  const { checkoutMarketId } = checkoutMarketIds(shop.store.getState().channel.checkoutMarket)
  const checkout = validationInput(form, checkoutSender(shop, form))
  const data = await shop.query(ValidateOrderCreationDocument, { cartId, checkout, checkoutMarketId })
  return orderStatus(data?.validateOrderCreation, method)
}
