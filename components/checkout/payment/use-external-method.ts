import { useWatch } from 'react-hook-form'
import type { CheckoutFormApi } from '@/components/checkout/form/use-checkout-form'
import { useShopState } from '@/components/providers/use-shop'
import type { PaymentMethod } from '@/lib/checkout/form/checkout-types'
import { chosenPayment } from '@/lib/checkout/payment/payment-choice'

export type ExternalMethod = PaymentMethod & { snippet: NonNullable<PaymentMethod['snippet']> }

const isExternal = (method: PaymentMethod): method is ExternalMethod => method.snippet !== null

/** The chosen method when its provider has a form of its own; null while another method, or none, is chosen. */
export function useExternalMethod({ control }: CheckoutFormApi): ExternalMethod | null {
  const chosen = useWatch({ control, name: 'paymentId' })
  const method = useShopState(({ checkout }) => chosenPayment(checkout.options, chosen))
  return method && isExternal(method) ? method : null
}
