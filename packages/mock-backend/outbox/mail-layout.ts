import type { Lang } from '#catalogue/types'
import { escapeHtml } from '#payments/escape-html'

/** Lines with a label and a value, such as the sums of an order. */
type Table = { rows: [label: string, value: string][]; isSum?: boolean }

/** The content of a mail as plain text; the layout escapes it. */
export type MailContent = {
  lang: Lang
  subject: string
  greeting: string
  lines: string[]
  button: { label: string; url: string } | null
  tables: Table[]
  /** Links below the button. */
  more?: { label: string; url: string }[]
  /** Lines below the button and the tables, in small print. */
  notes: string[]
}

const FONT = 'font-family:Helvetica,Arial,sans-serif'
const TEXT = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:#1b1d21`
const NOTE = `margin:0 0 8px;${FONT};font-size:13px;line-height:20px;color:#5a5d64`
const CELL = `padding:6px 0;${FONT};font-size:15px;line-height:22px;color:#1b1d21;vertical-align:top`
const BUTTON = `display:inline-block;padding:14px 24px;background:#1b1d21;color:#ffffff;${FONT};font-size:16px;text-decoration:none`

const rowHtml = ([label, value]: [string, string], isLast: boolean): string => {
  const style = isLast ? `${CELL};font-weight:bold;border-top:1px solid #d9d7d3` : CELL
  return `<tr><td style="${style}">${escapeHtml(label)}</td><td align="right" style="${style};padding-left:16px">${escapeHtml(value)}</td></tr>`
}

const tableHtml = ({ rows, isSum = false }: Table): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 24px">${rows
    .map((row, i) => rowHtml(row, isSum && i === rows.length - 1))
    .join('')}</table>`

const buttonHtml = ({ label, url }: NonNullable<MailContent['button']>): string =>
  `<p style="margin:8px 0 24px"><a href="${escapeHtml(url)}" style="${BUTTON}">${escapeHtml(label)}</a></p>`

const linkHtml = ({ label, url }: NonNullable<MailContent['button']>): string =>
  `<p style="${TEXT}"><a href="${escapeHtml(url)}" style="color:#1b1d21">${escapeHtml(label)}</a></p>`

/** The mail as HTML: tables and inline styles only, because mail programs drop style sheets. */
export function mailHtml({ lang, subject, greeting, lines, button, more = [], tables, notes }: MailContent): string {
  const body = [
    `<h1 style="margin:0 0 24px;${FONT};font-size:24px;line-height:32px;font-weight:normal;color:#1b1d21">${escapeHtml(subject)}</h1>`,
    ...[greeting, ...lines].map((line) => `<p style="${TEXT}">${escapeHtml(line)}</p>`),
    ...tables.map(tableHtml),
    button ? buttonHtml(button) : '',
    ...more.map(linkHtml),
    ...notes.map((note) => `<p style="${NOTE}">${escapeHtml(note)}</p>`),
  ].join('\n')
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:0;background:#f2f1ef">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff"><tr><td style="padding:32px 24px">
<p style="margin:0 0 32px;${FONT};font-size:18px;letter-spacing:4px;color:#1b1d21">KAJO</p>
${body}
</td></tr></table>
</td></tr></table>
</body>
</html>`
}

const tableText = ({ rows }: Table): string =>
  rows.map(([label, value]) => (value === '' ? label : `${label}: ${value}`)).join('\n')

/** The same mail as plain text. */
export function mailText({ greeting, lines, button, more = [], tables, notes }: MailContent): string {
  const link = [button ?? [], more].flat().map(({ label, url }) => `${label}:\n${url}`)
  return `${[greeting, ...lines, ...tables.map(tableText), ...link, notes.join('\n')].join('\n\n')}\n`
}
