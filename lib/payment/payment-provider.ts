/** Types of payment in the Merchant API that the shop supports. */
export const PAYMENT_TYPES = ['STANDARD', 'KLARNA', 'AVARDA'] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** The buyer as the provider's form knows her when she presses its own button; an empty text where it does not. */
export type Payer = {
  email: string
  /** The provider's name of the chosen method: `DirectInvoice`, `Loan`. */
  method: string
  /** Id of the payment that `checkout` is asked with; '' where the provider does not tell it before it is paid. */
  paymentId: string
}

/** What the checkout does for a provider whose form stands in the payment step. */
export type SnippetHost = {
  /** Puts the provider's HTML into the page and starts its scripts. Set what they look for before. */
  insert: () => void
  /**
   * Validates the order (R-CHECKOUT-04…09) and records the attempt on the device (T23). True when the provider may take
   * the payment; else the checkout shows why not. Never throws.
   */
  beforeSubmit: (payer: Payer) => Promise<boolean>
  /** The shopper has paid: opens the confirmation of the provider's payment. */
  onPaid: (paymentId: string) => void
}

/** Commands to a provider's form. */
export type SnippetControls = {
  /** Locks the form while cart or checkout are being changed. */
  suspend: () => void
  /** Unlocks it; the provider reads the new total. */
  resume: () => void
  /** Ends the connection. The HTML is removed afterwards. */
  stop: () => void
}

/** Connects a provider's form with the checkout around it. */
export type ConnectSnippet = (host: SnippetHost) => SnippetControls

/** One way of taking payments; one file of this folder each, all listed in `payment-providers.ts`. */
export type PaymentProvider = {
  paymentType: PaymentType
  /** Parameter of the return address that holds the id to ask `checkout` with. */
  returnParameter: string
  /**
   * Loads the code for a form of the provider that stands in the payment step (`checkoutType` EXTERNAL). Null when the
   * order is placed with the shop's own button.
   */
  loadSnippet: (() => Promise<ConnectSnippet>) | null
}
