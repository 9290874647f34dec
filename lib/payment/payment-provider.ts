import type { SecretParameter } from '@/lib/routing/secret-parameters'

/** Types of payment in the Merchant API that the shop supports. */
export const PAYMENT_TYPES = ['STANDARD', 'KLARNA', 'AVARDA'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** The buyer's data in the provider's form when it is submitted; '' for what the provider does not give. */
export type Payer = {
  email: string
  /** The provider's name of the chosen method: `DirectInvoice`, `Loan`; '' when it does not say. */
  method: string
  /** Id of the payment for the `checkout` query; '' when the provider gives it only after payment. */
  paymentId: string
}

/** What the checkout offers to a provider's form in the payment step. */
export type SnippetHost = {
  /** Inserts the provider's HTML and runs its scripts. Set the globals that these scripts read before the call. */
  insert: () => void
  /**
   * Validates the order (R-CHECKOUT-04…09) and records the attempt on the device (T23). True when the provider may take
   * the payment; otherwise the checkout shows the reason. Never rejects.
   */
  beforeSubmit: (payer: Payer) => Promise<boolean>
  /** Call it when the shopper has paid: opens the confirmation of that payment. */
  onPaid: (paymentId: string) => void
}

/** Commands to a provider's form. */
export type SnippetControls = {
  /** Locks the form while the cart or the checkout is changing. */
  suspend: () => void
  /** Unlocks the form; the provider reads the new total. */
  resume: () => void
  /** Ends the connection. The HTML is removed afterwards. */
  stop: () => void
}

/** Connects a provider's form with the checkout around it. */
export type ConnectSnippet = (host: SnippetHost) => SnippetControls

/** A payment provider. Each has a file in this folder and is listed in `payment-providers.ts`. */
export type PaymentProvider = {
  paymentType: PaymentType
  /** Query parameter of the return address that holds the id for the `checkout` query. */
  returnParameter: SecretParameter
  /**
   * Connects the provider's own form in the payment step (`checkoutType` EXTERNAL). Null when the order is placed with
   * the shop's own button.
   */
  connectSnippet: ConnectSnippet | null
  /**
   * The provider's form does not report which method the shopper has chosen in it. It is not offered to a customer
   * without credit, because she could choose credit there (R-CHECKOUT-17).
   */
  hidesMethod?: boolean
}
