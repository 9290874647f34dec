import { LANGUAGE_IDS } from '#commerce/markets'
import { formatMoney } from '#commerce/money'
import { escapeHtml } from '#payments/escape-html'
import type { SnippetProvider, SnippetSession } from './snippet-session'

const NAMES: Record<SnippetProvider, string> = { klarna: 'Klarna', avarda: 'Avarda' }

const STYLE = `
  * { box-sizing: border-box }
  body { margin: 0; padding: 24px; font: 16px/1.5 system-ui, sans-serif; color: #1c1b19; background: #fff }
  header { margin-bottom: 20px; padding-bottom: 16px; border-bottom: 1px solid #dedad2 }
  header b { font-size: 20px; letter-spacing: -.02em }
  h1 { margin: 0; color: #55524a; font-size: 14px; font-weight: 400 }
  fieldset { margin: 0 0 20px; padding: 0; border: 0 }
  legend, .name { display: block; padding: 0; color: #55524a; font-size: 14px }
  legend { margin-bottom: 6px }
  fieldset label { display: flex; align-items: center; gap: 14px; min-height: 52px; padding: 0 16px; border: 1px solid #8b867c; cursor: pointer }
  fieldset label + label { border-top: 0 }
  fieldset label:has(:focus-visible), :is(select, button):focus-visible { outline: 2px solid #1f5bd8; outline-offset: 2px }
  input { flex: none; width: 20px; height: 20px; margin: 0; outline: 0; accent-color: #1c1b19 }
  select, button { display: block; width: 100%; min-height: 52px; margin: 6px 0 16px; padding: 0 16px; font: inherit; font-size: 15px }
  select { border: 1px solid #8b867c; background: #fff; color: inherit }
  button { border: 1px solid #1c1b19; background: #1c1b19; color: #fff; font-weight: 500; cursor: pointer }
  button.plain { margin: 0; border-color: transparent; background: none; color: inherit; text-decoration: underline; text-underline-offset: 4px }
  button:disabled { background: #e7e4de; border-color: #e7e4de; color: #5b5852; cursor: default; text-decoration: none }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 12px }
  dd { margin: 0; text-align: right }
  p { margin: 0 }
  [hidden] { display: none }
  [role=alert] { margin: 0 }
  [role=alert]:not(:empty) { margin: 0 0 16px; padding: 12px 16px; border: 1px solid #a3271c; color: #a3271c; font-size: 14px }
`

/** The formatted total of a session. */
export const amountOf = ({ total, storefront }: SnippetSession): string => formatMoney(total, storefront)

/** A page of the provider, with data for its script. Only pages of the shop may show it in a frame. */
export function frameDocument(
  { provider, storefront, token, returnUrl }: SnippetSession,
  { title, body, script, facts }: { title: string; body: string; script: string; facts?: object },
): string {
  const known = { token, merchant: returnUrl.origin, ...facts }
  return `<!doctype html>
<html lang="${LANGUAGE_IDS[storefront.lang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${NAMES[provider]}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header><b>${NAMES[provider]}</b><h1>${escapeHtml(title)}</h1></header>
${body}
</main>
<script type="application/json" id="facts">${JSON.stringify(known).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/payments/snippets/${script}"></script>
</body>
</html>
`
}
