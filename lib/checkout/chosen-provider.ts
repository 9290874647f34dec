import type { PaymentProvider } from '@/lib/payment/payment-provider'
import { providerOf } from '@/lib/payment/payment-providers'
import { standard } from '@/lib/payment/standard'
import type { Shop } from '@/lib/store/shop'
import type { CheckoutForm } from './checkout-form'
import { chosenPayment } from './chosen-payment'

/** Provider of the chosen payment method; the standard provider while none is chosen. */
export function chosenProvider({ store }: Shop, { paymentId }: CheckoutForm): PaymentProvider {
  const method = chosenPayment(store.getState().checkout.options, paymentId)
  return providerOf(method?.type ?? null) ?? standard
}
