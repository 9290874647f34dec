import { createHash } from 'node:crypto'
import { MARKETS } from '#commerce/markets'
import { formatMoney } from '#commerce/money'
import type { PaymentKind, PaymentRecord } from '#commerce/shop-records'
import { type CardField, SECURE_CODE, TEST_CARDS } from './card-rules'
import { escapeHtml } from './escape-html'
import { PAGE_STYLE } from './page-style'
import { PAGE_TEXTS } from './page-texts'

/** Content security policy: only the inline style. Form targets are not restricted: forms redirect to the shop. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(PAGE_STYLE).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'`

const NAMES: Record<Exclude<PaymentKind, 'bank' | 'card'>, string> = {
  swish: 'Swish',
  vipps: 'Vipps',
  mobilepay: 'MobilePay',
}
const BANKS = ['Aurora', 'Fjord', 'Saimaa']

const LOCK =
  '<svg width="20" height="20" aria-hidden="true"><path d="M4.5 9h11v8.5h-11ZM7 9V6.5a3 3 0 0 1 6 0V9"/></svg>'

const frame = (lang: string, title: string, body: string): string => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${PAGE_STYLE}</style></head>
<body><main><header><h1>${escapeHtml(title)}</h1>${LOCK}</header>${body}</main></body></html>`

const button = (outcome: string, text: string, isMain = false): string =>
  `<button name="outcome" value="${outcome}"${isMain ? ' class="main"' : ''} formnovalidate>${escapeHtml(text)}</button>`

export type CardEntry = { values: Partial<Record<CardField, string>>; faults: CardField[] }

const FIELDS = [
  ['number', 'cc-number', '4111 1111 1111 1111', ''],
  ['expiry', 'cc-exp', '12/30', ' class="half"'],
  ['code', 'cc-csc', '123', ' class="half"'],
] as const

/** Creates the HTML pages of a payment in the language of the order. */
export function createPages(payment: PaymentRecord) {
  const { kind, lang, market } = payment
  const t = PAGE_TEXTS[lang]
  const amount = formatMoney(payment.amount, { market: MARKETS[market], lang })
  const name = kind === 'card' ? 'Kajo Card' : kind === 'bank' ? t.bank : NAMES[kind]
  const facts = `<p class="sum"><span>${t.amount}</span> ${escapeHtml(amount)}</p><dl><dt>${t.to}</dt><dd>Kajo</dd><dt>${t.order}</dt><dd>${payment.orderId}</dd></dl>`
  const late = `<label class="check"><input type="checkbox" name="late" value="yes"> ${t.late}</label>`

  const cardFields = ({ values, faults }: CardEntry): string =>
    FIELDS.map(([field, token, example, width]) => {
      const isFaulty = faults.includes(field)
      return `<div${width}><label for="${field}">${t[field]}</label><input id="${field}" name="${field}" inputmode="numeric" autocomplete="${token}" placeholder="${example}" value="${escapeHtml(values[field] ?? '')}"${isFaulty ? ` aria-invalid="true" aria-describedby="${field}-fault"` : ''}>${isFaulty ? `<p class="fault" id="${field}-fault">${t.faults[field]}</p>` : ''}</div>`
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
            ? `<div><label for="bank">${t.bank}</label><select id="bank" name="bank">${BANKS.map((bank) => `<option>${bank}</option>`).join('')}</select></div>`
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
        <div><label for="secure">${t.secureCode}</label><input id="secure" name="secure" inputmode="numeric" autocomplete="one-time-code" aria-describedby="hint"${isFaulty ? ' aria-invalid="true"' : ''}>
        ${isFaulty ? `<p class="fault">${t.secureFault}</p>` : ''}<p class="hint" id="hint">${t.secureHint(SECURE_CODE)}</p></div><button class="main">${t.confirm}</button>${button('cancelled', t.cancel)}</form>`,
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
