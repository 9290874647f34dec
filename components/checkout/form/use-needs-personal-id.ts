import { useWatch } from 'react-hook-form'
import { useShopState } from '@/components/providers/use-shop'
import { needsPersonalId } from '@/lib/checkout/payment/payment-choice'
import type { CheckoutFormApi } from './use-checkout-form'

/** Whether the chosen payment method needs a personal number. */
export function useNeedsPersonalId({ control }: CheckoutFormApi): boolean {
  const paymentId = useWatch({ control, name: 'paymentId' })
  return useShopState(({ checkout, root }) => needsPersonalId(checkout.options, paymentId, root.customerType))
}
