import 'client-only'
import { ValidateOrderCreationDocument } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import type { CheckoutForm } from '@/lib/checkout/form/checkout-form'
import { checkoutContext, validationInput } from '@/lib/checkout/form/checkout-input'
import { chosenPayment } from '@/lib/checkout/payment/payment-choice'
import { withdrawCredit } from '@/lib/checkout/payment/withdraw-credit'
import type { Shop } from '@/lib/store/shop'
import { type Refused, refuse } from './order-result'
import { creditLimit, orderStatus } from './order-status'

/** Technical name of the chosen payment method; '' while none is chosen. */
export const chosenPaymentName = ({ store }: Shop, { paymentId }: CheckoutForm): string =>
  chosenPayment(store.getState().checkout.options, paymentId)?.kind ?? ''

type Asked = {
  form: CheckoutForm
  /** Technical name of the payment method. */
  method: string
}

/**
 * Asks the service whether this customer may order with this payment method; null when she may (R-CHECKOUT-04,
 * R-CHECKOUT-07, R-CHECKOUT-09). Throws AppError.
 */
export async function validateOrder(shop: Shop, cartId: string, { form, method }: Asked): Promise<Refused | null> {
  const { checkoutMarketId } = checkoutMarketIds(shop.store.getState().channel.checkoutMarket)
  const checkout = validationInput(form, checkoutContext(shop, form))
  const data = await shop.query(ValidateOrderCreationDocument, { cartId, checkout, checkoutMarketId })
  const status = orderStatus(data?.validateOrderCreation)
  if (status !== 'ok') return refuse(status)
  const limit = creditLimit(data?.validateOrderCreation?.memberType, method)
  if (!limit) return null
  withdrawCredit(shop, form.email)
  return refuse('creditLimited', limit)
}
