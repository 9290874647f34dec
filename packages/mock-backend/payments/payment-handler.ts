import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Commerce } from '#commerce/create-commerce'
import { readBody } from '#commerce/http/read-body'
import { PAYMENT_OUTCOMES, type PaymentOutcome, type PaymentRecord } from '#commerce/shop-records'
import { judgeCard, SECURE_CODE } from './card-rules'
import { createPages, PAGE_POLICY, unknownPage } from './payment-page'
import { notifyBackend } from './payment-webhook'

export const PAYMENTS_PATH = '/payments/'
const LARGEST = 4096
/** Delay of a late webhook after the shopper's return, ms. */
const LATE = 4000

/** Result of a submitted form: another page, or the end of the payment. `isLate`: the webhook is sent after LATE. */
type End = { outcome: PaymentOutcome; isLate: boolean }
type Step = { page: string } | End

function sendPage(response: ServerResponse, status: number, html: string): void {
  response.writeHead(status, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': PAGE_POLICY,
    'Cache-Control': 'no-store',
    // Anyone who knows the URL can open the page, so it must not be sent as a referrer.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(html)
}

function cardStep(payment: PaymentRecord, form: URLSearchParams, isLate: boolean, now: number): Step {
  const pages = createPages(payment)
  if (form.get('step') === 'secure') {
    const isRight = form.get('secure')?.trim() === SECURE_CODE
    return isRight ? { outcome: 'approved', isLate } : { page: pages.secure(isLate, true) }
  }
  const entry = { number: form.get('number') ?? '', expiry: form.get('expiry') ?? '', code: form.get('code') ?? '' }
  const judged = judgeCard(entry, now)
  // Card number and code must not be sent back.
  if ('faults' in judged) return { page: pages.card({ values: { expiry: entry.expiry }, faults: judged.faults }) }
  return judged.result === 'secure' ? { page: pages.secure(isLate) } : { outcome: judged.result, isLate }
}

function stepOf(payment: PaymentRecord, form: URLSearchParams, now: number): Step {
  const isLate = form.get('late') === 'yes'
  const pressed = PAYMENT_OUTCOMES.find((outcome) => outcome === form.get('outcome'))
  // The outcome of a card payment depends on the card, except when the shopper cancels.
  if (payment.kind === 'card' && pressed !== 'cancelled') return cardStep(payment, form, isLate, now)
  return pressed && pressed !== 'replaced' ? { outcome: pressed, isLate } : { page: createPages(payment).approval() }
}

function sendBack(response: ServerResponse, { returnUrl, cancelUrl }: PaymentRecord, outcome: PaymentOutcome): void {
  response.writeHead(303, {
    Location: outcome === 'cancelled' ? cancelUrl : returnUrl,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  })
  response.end()
}

/** Serves the provider pages, `/payments/{kind}/{id}`, and sends the webhook with the outcome of each payment. */
export function createPaymentHandler(commerce: Commerce) {
  const find = (pathname: string): PaymentRecord | undefined => {
    const [kind, id = ''] = pathname.slice(PAYMENTS_PATH.length).split('/')
    const { payments } = commerce.state.data
    const payment = Object.hasOwn(payments, id) ? payments[id] : undefined
    return payment?.kind === kind ? payment : undefined
  }

  const end = async (payment: PaymentRecord, { outcome, isLate }: End, port: number) => {
    const ended = { ...payment, outcome, notifyAt: commerce.clock() + (isLate ? LATE : 0) }
    commerce.state.commit({ payment: ended })
    await commerce.state.settled()
    const told = notifyBackend(commerce, port, ended)
    if (!isLate) await told
  }

  const submit = async (payment: PaymentRecord, request: IncomingMessage, response: ServerResponse) => {
    const body = await readBody(request, LARGEST)
    const step = stepOf(payment, new URLSearchParams(body?.toString()), commerce.clock())
    if ('page' in step) return sendPage(response, 200, step.page)
    // Of concurrent submissions, only the first is used.
    if (commerce.state.data.payments[payment.id]?.outcome !== null) {
      return sendPage(response, 200, createPages(payment).over())
    }
    await end(payment, step, request.socket.localPort ?? 0)
    if (step.outcome !== 'error') return sendBack(response, payment, step.outcome)
    sendPage(response, 200, createPages({ ...payment, outcome: 'error' }).over())
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const payment = find(url.pathname)
    if (!payment) return sendPage(response, 404, unknownPage())
    const pages = createPages(payment)
    if (payment.outcome !== null) return sendPage(response, 200, pages.over())
    if (request.method === 'POST') return submit(payment, request, response)
    sendPage(response, 200, payment.kind === 'card' ? pages.card() : pages.approval())
  }
}
