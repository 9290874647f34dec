import { avarda } from './avarda'
import { klarna } from './klarna'
import type { PaymentProvider } from './payment-provider'
import { standard } from './standard'

/** All providers that the shop supports. Options of other types are not offered. */
export const PAYMENT_PROVIDERS: readonly PaymentProvider[] = [standard, klarna, avarda]

/** The provider of a payment type; undefined when the shop does not support it. */
export const providerOf = (paymentType: string | null): PaymentProvider | undefined =>
  PAYMENT_PROVIDERS.find((provider) => provider.paymentType === paymentType)
