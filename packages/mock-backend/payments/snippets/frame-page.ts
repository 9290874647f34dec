import { escapeHtml } from '#payments/escape-html'
import { amountOf, frameDocument } from './frame-document'
import { FRAME_TEXTS } from './frame-texts'
import type { SnippetSession } from './snippet-session'

/** Data of the session that the form shows; the form requests it again when the checkout changes. */
export function frameState(session: SnippetSession) {
  const { id, input, storefront, state } = session
  const address = input.billingAddress ?? {}
  return {
    isOpen: state === 'open',
    amount: amountOf(session),
    buyer: {
      zip: address.zip ?? '',
      country: storefront.market.country.code,
      email: input.email ?? '',
      mode: 'B2C',
      purchaseId: id,
      invoicingAddress: address,
    },
  }
}

/**
 * The HTML of the provider's form. The buttons are disabled until its script has loaded, because without the script the
 * browser would submit the form itself.
 */
export function framePage(session: SnippetSession): string {
  const texts = FRAME_TEXTS[session.storefront.lang]
  const options = Object.entries(texts.outcomes).map(
    ([value, words]) => `<option value="${value}">${escapeHtml(words)}</option>`,
  )
  const methods = Object.entries(texts.methods).map(
    ([value, words], index) =>
      `<label><input type="radio" name="method" value="${value}"${index === 0 ? ' checked' : ''}>${escapeHtml(words)}</label>`,
  )
  return frameDocument(session, {
    title: texts.title,
    script: 'frame.mjs',
    facts: { ...frameState(session), texts },
    body: `<form>
<fieldset><legend>${escapeHtml(texts.method)}</legend>${methods.join('')}</fieldset>
<label class="name" for="outcome">${escapeHtml(texts.outcome)}</label>
<select id="outcome" name="outcome">${options.join('')}</select>
<p role="alert"></p>
<button type="submit" disabled>${escapeHtml(texts.pay.replace('{amount}', amountOf(session)))}</button>
<button type="button" class="plain" disabled>${escapeHtml(texts.close)}</button>
</form>`,
  })
}
