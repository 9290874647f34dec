// The provider's script in the shop's page: takes what was queued, then answers calls at once.
import { openFrame } from '../snippets/frame-host.mjs'

const NAME = 'avardaCheckoutInit'

/** Asks the shop's `beforeSubmitCallback`, which answers through the instance. */
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
