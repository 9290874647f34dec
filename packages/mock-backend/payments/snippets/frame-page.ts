import { LANGUAGE_IDS } from '#commerce/markets'
import { formatMoney } from '#commerce/money'
import { FRAME_TEXTS } from './frame-texts'
import type { SnippetProvider, SnippetSession } from './snippet-session'

const NAMES: Record<SnippetProvider, string> = { klarna: 'Klarna', avarda: 'Avarda' }

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; padding: 20px; font: 16px/1.5 system-ui, sans-serif; color: #1c1b19; background: #fff }
  h1 { margin: 0 0 12px; font-size: 20px }
  fieldset { margin: 0 0 16px; padding: 0; border: 0 }
  legend, .name { display: block; padding: 0; font-weight: 600 }
  fieldset label { display: flex; align-items: center; gap: 12px; min-height: 44px }
  input { width: 20px; height: 20px; margin: 0 }
  select, button { display: block; width: 100%; min-height: 48px; margin: 4px 0 16px; padding: 0 12px; font: inherit }
  select { border: 1px solid #77736c; background: #fff; color: inherit }
  button { border: 1px solid #1c1b19; background: #1c1b19; color: #fff; cursor: pointer }
  button.plain { margin: 0; background: none; color: inherit }
  button:disabled { background: #e7e4de; border-color: #e7e4de; color: #5b5852; cursor: default }
  [role=alert]:not(:empty) { margin: 0 0 16px; padding: 12px; background: #f8ece9 }
  [hidden] { display: none }
`

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const amountOf = ({ total, place }: SnippetSession): string => formatMoney(total, place)

/** What the form reads of its session, also after the checkout has changed. */
export function frameState(session: SnippetSession) {
  const { id, input, place, state } = session
  const address = input.billingAddress ?? {}
  return {
    isOpen: state === 'open',
    amount: amountOf(session),
    buyer: {
      zip: address.zip ?? '',
      country: place.market.country.code,
      email: input.email ?? '',
      mode: 'B2C',
      purchaseId: id,
      invoicingAddress: address,
    },
  }
}

/**
 * The provider's form, to be shown in a frame of the shop's page and nowhere else. Its script enables the buttons: pressed
 * before, the browser would send the form itself.
 */
export function framePage(session: SnippetSession): string {
  const { provider, place, token, returnUrl } = session
  const texts = FRAME_TEXTS[place.lang]
  const facts = {
    token,
    merchant: returnUrl.origin,
    ...frameState(session),
    texts,
  }
  const options = Object.entries(texts.outcomes).map(
    ([value, words]) => `<option value="${value}">${escapeHtml(words)}</option>`,
  )
  const methods = Object.entries(texts.methods).map(
    ([value, words], index) =>
      `<label><input type="radio" name="method" value="${value}"${index === 0 ? ' checked' : ''}>${escapeHtml(words)}</label>`,
  )
  return `<!doctype html>
<html lang="${LANGUAGE_IDS[place.lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${NAMES[provider]}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${NAMES[provider]}: ${escapeHtml(texts.title)}</h1>
<form>
<fieldset><legend>${escapeHtml(texts.method)}</legend>${methods.join('')}</fieldset>
<label class="name" for="outcome">${escapeHtml(texts.outcome)}</label>
<select id="outcome" name="outcome">${options.join('')}</select>
<p role="alert"></p>
<button type="submit" disabled>${escapeHtml(texts.pay.replace('{amount}', amountOf(session)))}</button>
<button type="button" class="plain" disabled>${escapeHtml(texts.close)}</button>
</form>
</main>
<script type="application/json" id="facts">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/payments/snippets/frame.mjs"></script>
</body>
</html>
`
}
