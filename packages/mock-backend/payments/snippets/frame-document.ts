import { LANGUAGE_IDS } from '#commerce/markets'
import { formatMoney } from '#commerce/money'
import { escapeHtml } from '#payments/escape-html'
import type { SnippetProvider, SnippetSession } from './snippet-session'

const NAMES: Record<SnippetProvider, string> = { klarna: 'Klarna', avarda: 'Avarda' }

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; padding: 20px; font: 16px/1.5 system-ui, sans-serif; color: #1c1b19; background: #fff }
  h1 { margin: 0 0 12px; font-size: 20px }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 12px }
  dd { margin: 0; text-align: right }
  p { margin: 0 }
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
`

/** The formatted total of a session. */
export const amountOf = ({ total, place }: SnippetSession): string => formatMoney(total, place)

/** A page of the provider, with data for its script. Only pages of the shop may show it in a frame. */
export function frameDocument(
  { provider, place, token, returnUrl }: SnippetSession,
  { title, body, script, facts }: { title: string; body: string; script: string; facts?: object },
): string {
  const known = { token, merchant: returnUrl.origin, ...facts }
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
<h1>${NAMES[provider]}: ${escapeHtml(title)}</h1>
${body}
</main>
<script type="application/json" id="facts">${JSON.stringify(known).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/payments/snippets/${script}"></script>
</body>
</html>
`
}
