import type { CheckoutSync } from '@/components/checkout/delivery/use-checkout-sync'
import type { CheckoutField } from '@/lib/checkout/form/checkout-form'
import type { CheckoutFormApi } from './use-checkout-form'

/** Props of a step with plain fields; `text` gives the error message of a field. */
export type StepProps = { form: CheckoutFormApi; text: (field: CheckoutField) => string | undefined }

/** Props of a step whose choices come from the service. */
export type OfferProps = { form: CheckoutFormApi; sync: CheckoutSync }
