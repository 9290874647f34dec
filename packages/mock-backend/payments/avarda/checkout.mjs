// The provider's script in the shop's page. Replaces the queueing function of the snippet and runs the queued calls.
import { openFrame } from '../snippets/frame-host.mjs'

const NAME = 'avardaCheckoutInit'

/** Calls the shop's `beforeSubmitCallback`. Resolves to true if the shop continues the payment, false if it aborts. */
const submitting = (beforeSubmitCallback) => (payload) =>
  new Promise((resolve) => {
    if (!beforeSubmitCallback) return resolve(true)
    beforeSubmitCallback(payload, {
      beforeSubmitContinue: () => resolve(true),
      beforeSubmitAbort: () => resolve(false),
    })
  })

function avardaCheckoutInit({ beforeSubmitCallback, completedPurchaseCallback, ...given }) {
  const frame = openFrame(
    { ...given, name: 'Avarda', path: '/payments/avarda/frame' },
    {
      beforeSubmit: submitting(beforeSubmitCallback),
      onPaid: (url) => (completedPurchaseCallback ? completedPurchaseCallback(given.purchaseId) : location.assign(url)),
    },
  )
  window.avardaCheckout = { refreshForm: () => frame.resume() }
}

const queued = window[NAME]?.q ?? []
window[NAME] = avardaCheckoutInit
for (const [options] of queued) avardaCheckoutInit(options)
