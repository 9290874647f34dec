import { escapeHtml } from '#payments/escape-html'
import { amountOf, frameDocument } from './frame-document'
import { FRAME_TEXTS } from './frame-texts'
import type { SnippetSession } from './snippet-session'

/** The provider's confirmation of a payment: total and payment method, which the shop does not know. */
export function receiptPage(session: SnippetSession): string {
  const { receipt, methods } = FRAME_TEXTS[session.storefront.lang]
  const method =
    session.method && `<dt>${escapeHtml(receipt.method)}</dt><dd>${escapeHtml(methods[session.method])}</dd>`
  return frameDocument(session, {
    title: receipt.title,
    script: 'receipt.mjs',
    body: `<dl><dt>${escapeHtml(receipt.amount)}</dt><dd>${escapeHtml(amountOf(session))}</dd>${method ?? ''}</dl>
<p>${escapeHtml(receipt.sent)}</p>`,
  })
}
