import type { ConnectSnippet, Payer, PaymentProvider } from './payment-provider'

const NAME = '_klarnaCheckout'

type Text = string | null | undefined
type ValidationData = { billing_address?: { email?: Text } | null }
type Validation = (data: ValidationData, answer: (verdict: { should_proceed: boolean }) => void) => void
type Api = { suspend: () => void; resume: () => void; on: (handlers: { validation_callback: Validation }) => void }

/** Calls Klarna's API. Until its script has loaded, the snippet queues the call. */
function call(use: (api: Api) => void): void {
  const klarnaCheckout: unknown = Reflect.get(window, NAME)
  if (typeof klarnaCheckout === 'function') klarnaCheckout(use)
}

const payerOf = ({ billing_address: address }: ValidationData): Payer => ({
  email: address?.email ?? '',
  method: '',
  paymentId: '',
})

/**
 * Validates the order before Klarna takes the payment, and suspends Klarna's form while the checkout changes. Klarna
 * opens the confirmation itself.
 */
export const connectKlarna: ConnectSnippet = ({ insert, beforeSubmit }) => {
  let isStopped = false
  insert()
  call((api) =>
    api.on({
      validation_callback: async (data, answer) =>
        answer({ should_proceed: !isStopped && (await beforeSubmit(payerOf(data))) }),
    }),
  )
  return {
    suspend: () => call((api) => api.suspend()),
    resume: () => call((api) => api.resume()),
    stop: () => {
      isStopped = true
    },
  }
}

/** Klarna Checkout: the shopper orders in its form; the return address holds the id of the payment as `kid`. */
export const klarna: PaymentProvider = {
  paymentType: 'KLARNA',
  returnParameter: 'kid',
  connectSnippet: connectKlarna,
  hidesMethod: true,
}
