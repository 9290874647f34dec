import type { SnippetProvider, SnippetSession } from './snippet-session'

type Embedding = { call: string; root: string; script: string }

/** By provider: the function that the snippet calls, the id of its element and the path of its script. */
const EMBEDDINGS: Record<SnippetProvider, Embedding> = {
  klarna: { call: '_klarnaCheckout', root: 'klarna-checkout-container', script: '/payments/klarna/checkout.mjs' },
  avarda: { call: 'avardaCheckoutInit', root: 'avarda-checkout', script: '/payments/avarda/checkout.mjs' },
}

/** Height of the frame in px until it sends its real height. */
const HEIGHTS = { form: 480, receipt: 180 }

/** JSON for use in a script element; `<` is escaped, so that no value can close the element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/**
 * The HTML of an option's `paymentData`: an element, and a script that queues the call until the provider's script has
 * loaded. The HTML of a session stays the same until the payment is made.
 */
export function paymentData({ provider, token, id, returnUrl, state }: SnippetSession, publicUrl: string): string {
  const { call, root, script } = EMBEDDINGS[provider]
  const height = state === 'paid' ? HEIGHTS.receipt : HEIGHTS.form
  const given = { purchaseId: id, token, rootElementId: root, redirectUrl: returnUrl.href, origin: publicUrl, height }
  return [
    `<div id="${root}" style="overflow-x: hidden"></div>`,
    `<script>(function (w, d, name, src) {`,
    `w[name] = w[name] || function () { (w[name].q = w[name].q || []).push(arguments) };`,
    `var s = d.createElement('script'); s.type = 'module'; s.src = src; d.head.appendChild(s)`,
    `})(window, document, ${inScript(call)}, ${inScript(publicUrl + script)});`,
    `window[${inScript(call)}](${inScript(given)})</script>`,
  ].join('\n')
}
