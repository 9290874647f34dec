// The provider's script in the shop's page. Replaces the queueing function of the snippet and runs the queued calls.
import { openFrame } from '../snippets/frame-host.mjs'

const NAME = '_klarnaCheckout'

let frame = null
let handlers = {}

/** Calls the shop's `validation_callback`. Resolves to true when the payment may continue, also without a callback. */
const validate = (payload) =>
  new Promise((resolve) => {
    if (!handlers.validation_callback) return resolve(true)
    const { email, zip, country, invoicingAddress } = payload
    const data = { billing_address: { ...invoicingAddress, email, postal_code: zip, country } }
    handlers.validation_callback(data, ({ should_proceed: mayProceed }) => resolve(mayProceed === true))
  })

const api = {
  suspend: () => frame?.suspend(),
  resume: () => frame?.resume(),
  on: (given) => {
    handlers = { ...handlers, ...given }
  },
}

/** With a function, calls it with the API; with an object, opens the form. */
function klarnaCheckout(argument) {
  if (typeof argument === 'function') return argument(api)
  handlers = {}
  frame = openFrame(
    { ...argument, name: 'Klarna', path: '/payments/klarna/frame' },
    { beforeSubmit: validate, onPaid: (url) => location.assign(url) },
  )
}

const queued = window[NAME]?.q ?? []
window[NAME] = klarnaCheckout
for (const [argument] of queued) klarnaCheckout(argument)
