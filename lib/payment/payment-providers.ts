import { avarda } from './avarda'
import { klarna } from './klarna'
import type { PaymentProvider } from './payment-provider'
import { standard } from './standard'

/** Every provider the shop knows. An option of another type is not offered. */
export const PAYMENT_PROVIDERS: readonly PaymentProvider[] = [standard, klarna, avarda]

/** The provider of a payment type; undefined when the shop does not know it. */
export const providerOf = (paymentType: string | null): PaymentProvider | undefined =>
  PAYMENT_PROVIDERS.find((provider) => provider.paymentType === paymentType)
