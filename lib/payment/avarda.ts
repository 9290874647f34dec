import type { ConnectSnippet, Payer, PaymentProvider } from './payment-provider'

const INIT = 'avardaCheckoutInit'
const CHECKOUT = 'avardaCheckout'

type Text = string | null | undefined
type Payload = {
  email?: Text
  purchaseId?: Text
  selectedPaymentMethodType?: Text
}
type Instance = { beforeSubmitContinue: () => void; beforeSubmitAbort: () => void }
type Callbacks = {
  beforeSubmitCallback: (payload: Payload, instance: Instance) => Promise<void>
  completedPurchaseCallback: (purchaseId: string) => void
}
type Init = ((options: object) => void) & { q?: unknown[] }

const payerOf = (payload: Payload): Payer => ({
  email: payload.email ?? '',
  method: payload.selectedPaymentMethodType ?? '',
  paymentId: payload.purchaseId ?? '',
})

/** Avarda's init function; null until its script has loaded: before that, the global is missing or a queue. */
function ownInit(): Init | null {
  const init: unknown = Reflect.get(window, INIT)
  return typeof init === 'function' && !('q' in init) ? (init as Init) : null
}

/** Wraps Avarda's init function to add our callbacks to the options of the snippet. Returns a cleanup function. */
function addCallbacks(callbacks: Callbacks): () => void {
  const own = ownInit()
  const queue: unknown[] = []
  const init: Init = (options) => {
    const given = { ...options, ...callbacks }
    if (own) own(given)
    else queue.push([given])
  }
  Reflect.set(window, INIT, own ? init : Object.assign(init, { q: queue }))
  return () => {
    if (own) Reflect.set(window, INIT, own)
  }
}

function refresh(): void {
  const checkout: unknown = Reflect.get(window, CHECKOUT)
  if (typeof checkout !== 'object' || checkout === null || !('refreshForm' in checkout)) return
  if (typeof checkout.refreshForm === 'function') checkout.refreshForm()
}

/**
 * Validates the order in Avarda's `beforeSubmitCallback` (R-CHECKOUT-04…09), because the chosen method is not known
 * earlier. Avarda has no command that locks its form; `refreshForm` makes it read the new total.
 */
export const connectAvarda: ConnectSnippet = ({ insert, beforeSubmit, onPaid }) => {
  let isStopped = false
  const removeCallbacks = addCallbacks({
    beforeSubmitCallback: async (payload, instance) => {
      if (!isStopped && (await beforeSubmit(payerOf(payload)))) instance.beforeSubmitContinue()
      else instance.beforeSubmitAbort()
    },
    completedPurchaseCallback: onPaid,
  })
  insert()
  removeCallbacks()
  return {
    suspend: () => undefined,
    resume: refresh,
    stop: () => {
      isStopped = true
    },
  }
}

/** Avarda Checkout: the shopper orders in its form; the return address holds the id of the payment as `aid`. */
export const avarda: PaymentProvider = {
  paymentType: 'AVARDA',
  returnParameter: 'aid',
  connectSnippet: connectAvarda,
}
