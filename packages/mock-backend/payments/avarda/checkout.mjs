// The provider's script in the shop's page: runs the queued calls, then replaces the queue by a function that runs calls at once.
import { openFrame } from '../snippets/frame-host.mjs'

const NAME = 'avardaCheckoutInit'

/** Calls the shop's `beforeSubmitCallback`. Resolves when it calls a method of the instance: true to continue, false to abort. */
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
