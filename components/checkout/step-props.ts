import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import type { CheckoutFormApi } from './use-checkout-form'

/** What a step of plain fields gets; `text` is the problem of a field in words. */
export type StepProps = { form: CheckoutFormApi; text: (field: keyof CheckoutForm) => string | undefined }
