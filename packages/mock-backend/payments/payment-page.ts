import { createHash } from 'node:crypto'
import { MARKETS } from '#commerce/markets'
import { formatMoney } from '#commerce/money'
import type { PaymentKind, PaymentRecord } from '#commerce/shop-records'
import { type CardField, SECURE_CODE, TEST_CARDS } from './card-rules'
import { escapeHtml } from './escape-html'
import { PAGE_TEXTS } from './page-texts'

const STYLE = `body{margin:0;background:#eef1f4;color:#16202a;font:17px/1.5 system-ui,sans-serif}
main{max-width:26rem;margin:2rem auto;padding:1.5rem;background:#fff;border-radius:12px}
h1{font-size:1.4rem;margin:0 0 1rem}dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
dd{margin:0;text-align:right}label,summary{display:block;margin:1rem 0 .25rem}
input:not([type=checkbox]),select,button{font:inherit;box-sizing:border-box;width:100%;min-height:48px;padding:.5rem .75rem;
border:1px solid #5b6875;border-radius:8px;background:#fff;color:inherit}
button{margin-top:.75rem;cursor:pointer}button.main{background:#0b3d66;border-color:#0b3d66;color:#fff}
.check{display:flex;gap:.5rem;align-items:center;min-height:48px}[type=checkbox]{width:24px;height:24px}
.fault{color:#a3161b;margin:.25rem 0 0}a{display:inline-block;padding:.75rem 0;color:#0b3d66}
li{margin:.25rem 0}:focus-visible{outline:3px solid #0b3d66;outline-offset:2px}`

/** Content security policy: only the inline style. Form targets are not restricted, because forms redirect to the shop. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

const NAMES: Record<Exclude<PaymentKind, 'bank' | 'card'>, string> = {
  swish: 'Swish',
  vipps: 'Vipps',
  mobilepay: 'MobilePay',
}
const BANKS = ['Aurora', 'Fjord', 'Saimaa']

const frame = (lang: string, title: string, body: string): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`

const button = (outcome: string, text: string, isMain = false): string =>
  `<button name="outcome" value="${outcome}"${isMain ? ' class="main"' : ''} formnovalidate>${escapeHtml(text)}</button>`

export type CardEntry = { values: Partial<Record<CardField, string>>; faults: CardField[] }

const FIELDS = [
  ['number', 'cc-number', '4111 1111 1111 1111'],
  ['expiry', 'cc-exp', '12/30'],
  ['code', 'cc-csc', '123'],
] as const

/** Creates the HTML pages of a payment in the language of the order. */
export function createPages(payment: PaymentRecord) {
  const { kind, lang, market } = payment
  const t = PAGE_TEXTS[lang]
  const amount = formatMoney(payment.amount, { market: MARKETS[market], lang })
  const name = kind === 'card' ? 'Kajo Card' : kind === 'bank' ? t.bank : NAMES[kind]
  const facts = `<dl><dt>${t.to}</dt><dd>Kajo</dd><dt>${t.order}</dt><dd>${payment.orderId}</dd><dt>${t.amount}</dt><dd>${escapeHtml(amount)}</dd></dl>`
  const late = `<label class="check"><input type="checkbox" name="late" value="yes"> ${t.late}</label>`

  const cardFields = ({ values, faults }: CardEntry): string =>
    FIELDS.map(([field, token, example]) => {
      const isFaulty = faults.includes(field)
      return `<label for="${field}">${t[field]}</label><input id="${field}" name="${field}" inputmode="numeric" autocomplete="${token}" placeholder="${example}" value="${escapeHtml(values[field] ?? '')}"${isFaulty ? ` aria-invalid="true" aria-describedby="${field}-fault"` : ''}>${isFaulty ? `<p class="fault" id="${field}-fault">${t.faults[field]}</p>` : ''}`
    }).join('')

  const cards = Object.entries(TEST_CARDS)
    .map(([number, result]) => `<li>${number}: ${t.results[result as keyof typeof t.results]}</li>`)
    .join('')

  return {
    /** The page of a wallet or a bank with its outcomes as buttons. */
    approval: (): string =>
      frame(
        lang,
        t.title(name),
        `${facts}<form method="post">${
          kind === 'bank'
            ? `<label for="bank">${t.bank}</label><select id="bank" name="bank">${BANKS.map((bank) => `<option>${bank}</option>`).join('')}</select>`
            : ''
        }${button('approved', t.approve(amount), true)}${button('refused', t.refuse)}${button('cancelled', t.cancel)}
        <details><summary>${t.test}</summary>${late}${button('insufficient', t.insufficient)}${button('blocked', t.blocked)}${button('error', t.error)}</details></form>`,
      ),
    card: (entry: CardEntry = { values: {}, faults: [] }): string =>
      frame(
        lang,
        t.title(name),
        `${facts}<form method="post" novalidate>${cardFields(entry)}<button class="main">${escapeHtml(t.pay(amount))}</button>${button('cancelled', t.cancel)}
        <details><summary>${t.test}</summary>${late}<ul>${cards}</ul></details></form>`,
      ),
    /** The page that asks for the code after the card form. */
    secure: (isLate: boolean, isFaulty = false): string =>
      frame(
        lang,
        t.secureTitle,
        `${facts}<form method="post"><input type="hidden" name="step" value="secure">${isLate ? '<input type="hidden" name="late" value="yes">' : ''}
        <label for="secure">${t.secureCode}</label><input id="secure" name="secure" inputmode="numeric" autocomplete="one-time-code" aria-describedby="hint"${isFaulty ? ' aria-invalid="true"' : ''}>
        ${isFaulty ? `<p class="fault">${t.secureFault}</p>` : ''}<p id="hint">${t.secureHint(SECURE_CODE)}</p><button class="main">${t.confirm}</button>${button('cancelled', t.cancel)}</form>`,
      ),
    /** The page of a payment that has ended, with a link to the shop. */
    over: (): string => {
      const text = payment.outcome === 'error' ? t.timedOut : payment.outcome === 'replaced' ? t.replaced : t.over
      return frame(lang, t.title(name), `<p>${text}</p><a href="${escapeHtml(payment.returnUrl)}">${t.back}</a>`)
    },
  }
}

export const unknownPage = (): string =>
  frame(
    'en',
    'Payment',
    `<p>${Object.values(PAGE_TEXTS)
      .map((t) => t.unknown)
      .join('<br>')}</p>`,
  )
