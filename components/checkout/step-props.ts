import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import type { CheckoutFormApi } from './use-checkout-form'

/** Props of a step with plain fields; `text` gives the error message of a field. */
export type StepProps = { form: CheckoutFormApi; text: (field: keyof CheckoutForm) => string | undefined }
