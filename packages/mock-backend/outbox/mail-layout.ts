import type { Lang } from '#catalogue/types'
import { escapeHtml } from '#payments/escape-html'

/**
 * Rows with a label and a value: `amounts` of products; `sums`, of which the last row is the total; else facts, whose
 * values may be long and have several lines.
 */
type Table = { kind?: 'amounts' | 'sums'; rows: [label: string, value: string][] }

type MailLink = { label: string; url: string }

/** The content of a mail as plain text; the layout escapes it. */
export type MailContent = {
  lang: Lang
  subject: string
  greeting: string
  lines: string[]
  button: MailLink | null
  tables: Table[]
  /** Links below the button. */
  more?: MailLink[]
  /** Lines below the button and the tables, in small print. */
  notes: string[]
  /** The shop's name with the address of its home page, and lines with who and where the seller is. */
  shop: MailLink
  seller: string[]
}

/** Mail programs that have no dark mode of their own read these rules; the others replace the colours themselves. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){.page{background:#16150f!important}.sheet{background:#232119!important}
.ink,.ink a{color:#f3f1ec!important}.quiet,.quiet a{color:#bdb8ad!important}.line{border-color:#4a463c!important}
.key{background:#f3f1ec!important}.key a{color:#16150f!important}}`

const SANS = "font-family:'Helvetica Neue',Helvetica,Arial,sans-serif"
const SERIF = "font-family:Georgia,'Times New Roman',serif;font-weight:normal"
const WRAP = 'word-break:break-word;overflow-wrap:anywhere'
const TEXT = `margin:0 0 16px;${SANS};font-size:16px;line-height:25px;color:#16150f;${WRAP}`
const NOTE = `margin:0 0 8px;${SANS};font-size:13px;line-height:20px;color:#55524a;${WRAP}`
const CELL = `padding:10px 0;${SANS};font-size:15px;line-height:22px;color:#16150f;vertical-align:top;border-top:1px solid #dedad2;${WRAP}`
const LINE = 'border-top:1px solid #dedad2'

/** Escaped, with the line breaks that were typed. */
const html = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')

function amountRow([label, value]: [string, string], isTotal: boolean): string {
  const style = isTotal ? `${CELL};font-weight:bold` : CELL
  const amount = `${style};padding-left:16px;white-space:nowrap`
  return `<tr><td class="ink line" style="${style}">${html(label)}</td><td class="ink line" align="right" style="${amount}">${html(value)}</td></tr>`
}

const factRow = ([label, value]: [string, string]): string =>
  `<tr><td class="ink line" style="${CELL}"><span class="quiet" style="font-size:13px;color:#55524a">${html(label)}</span><br>${html(value)}</td></tr>`

function tableHtml({ kind, rows }: Table): string {
  const body = rows.map((row, i) =>
    kind === undefined ? factRow(row) : amountRow(row, kind === 'sums' && i === rows.length - 1),
  )
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px">${body.join('')}</table>`
}

const buttonHtml = ({ label, url }: MailLink): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr><td class="key" bgcolor="#16150f" style="background:#16150f"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;${SANS};font-size:16px;line-height:20px;color:#ffffff;text-decoration:none">${html(label)}</a></td></tr></table>`

const linkHtml = ({ label, url }: MailLink): string =>
  `<p class="ink" style="${TEXT}"><a href="${escapeHtml(url)}" style="color:#16150f">${html(label)}</a></p>`

/** What mail programs list beside the subject; the blanks keep them from adding what stands below it. */
const preheaderHtml = (lines: readonly string[]): string =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${html(lines.join(' '))}${'&#8199;&#847; '.repeat(40)}</div>`

/** The mail as HTML: tables and inline styles, because mail programs drop style sheets; no pictures. */
export function mailHtml(content: MailContent): string {
  const { lang, subject, greeting, lines, button, more = [], tables, notes, shop, seller } = content
  const body = [
    `<h1 class="ink" style="margin:0 0 24px;${SERIF};font-size:28px;line-height:36px;color:#16150f;${WRAP}">${html(subject)}</h1>`,
    ...[greeting, ...lines].map((line) => `<p class="ink" style="${TEXT}">${html(line)}</p>`),
    button ? buttonHtml(button) : '',
    ...tables.map(tableHtml),
    ...more.map(linkHtml),
    ...notes.map((note) => `<p class="quiet" style="${NOTE}">${html(note)}</p>`),
  ].filter(Boolean)
  const foot = seller.map((line) => `<p class="quiet" style="${NOTE}">${html(line)}</p>`)
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background:#f3f1ec">
${preheaderHtml(lines)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f3f1ec" style="background:#f3f1ec"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="sheet" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:600px;background:#ffffff"><tr><td align="left" style="padding:32px 24px">
<p class="ink" style="margin:0 0 32px;${SERIF};font-size:28px;line-height:36px;color:#16150f"><a href="${escapeHtml(shop.url)}" style="color:#16150f;text-decoration:none">${html(shop.label)}</a></p>
${body.join('\n')}
<div class="line" style="${LINE};margin-top:24px;padding-top:16px">
${foot.join('\n')}
</div>
</td></tr></table>
</td></tr></table>
</body>
</html>`
}

const rowText = ([label, value]: [string, string]): string => (value === '' ? label : `${label}: ${value}`)

/** The same mail as plain text. */
export function mailText(content: MailContent): string {
  const { greeting, lines, button, more = [], tables, notes, shop, seller } = content
  const links = [button ?? [], more].flat().map(({ label, url }) => `${label}:\n${url}`)
  const parts = [
    greeting,
    ...lines,
    ...tables.map(({ rows }) => rows.map(rowText).join('\n')),
    ...links,
    notes.join('\n'),
    ['-- ', `${shop.label}, ${shop.url}`, ...seller].join('\n'),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}
