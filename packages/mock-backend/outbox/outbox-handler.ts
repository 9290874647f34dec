import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Commerce } from '#commerce/create-commerce'
import { sendJson } from '#commerce/http/send-json'
import { escapeHtml } from '#payments/escape-html'
import type { MailRecord } from './mail-record'
import { type Mail, readMail } from './read-mail'

export const OUTBOX_PATH = '/outbox'

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"

const STYLE = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#1b1d21}
table{width:100%;border-collapse:collapse}th,td{padding:.5rem .75rem .5rem 0;border-bottom:1px solid #e3e1dd;text-align:left}`

function send(response: ServerResponse, type: 'html' | 'plain', text: string): void {
  response.writeHead(200, {
    'Content-Type': `text/${type}; charset=utf-8`,
    'Content-Security-Policy': POLICY,
    'Cache-Control': 'no-store',
    // The address of a mail must not be sent to the shop with a click.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(text)
}

const row = ({
  id,
  to,
  subject,
  sentAt,
}: Mail): string => `<tr><td>${new Date(sentAt).toISOString()}</td><td>${escapeHtml(to)}</td>
<td><a href="${OUTBOX_PATH}/${id}">${escapeHtml(subject)}</a></td><td><a href="${OUTBOX_PATH}/${id}.txt">text</a></td></tr>`

const page = (mails: Mail[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Outbox</title><style>${STYLE}</style></head>
<body><h1>Outbox</h1><table><tr><th>Sent</th><th>To</th><th>Subject</th><th></th></tr>${mails.map(row).join('')}</table></body></html>`

/** Serves the mails that were sent: a list as page or JSON, newest first, and each mail as HTML or text. */
export function createOutboxHandler(commerce: Commerce) {
  const listed = (url: URL): Mail[] => {
    const to = url.searchParams.get('to')?.trim().toLowerCase()
    const isAsked = (mail: MailRecord) => to === undefined || mail.to.toLowerCase() === to
    return commerce.state.data.mails
      .filter(isAsked)
      .reverse()
      .map((mail) => readMail(commerce, mail))
  }
  return async (_request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (url.pathname === OUTBOX_PATH) return send(response, 'html', page(listed(url)))
    if (url.pathname === `${OUTBOX_PATH}.json`) return sendJson(response, 200, listed(url))
    const [, id, isText] = /^\/outbox\/([\w-]+)(\.txt)?$/.exec(url.pathname) ?? []
    const found = commerce.state.data.mails.find((mail) => mail.id === id)
    if (!found) return sendJson(response, 404, { error: 'not found' })
    const { html, text } = readMail(commerce, found)
    send(response, isText ? 'plain' : 'html', isText ? text : html)
  }
}
