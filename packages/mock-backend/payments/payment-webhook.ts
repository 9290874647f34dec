import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Commerce } from '#commerce/create-commerce'
import { logLine } from '#commerce/http/log-line'
import { readBody } from '#commerce/http/read-body'
import { sendJson } from '#commerce/http/send-json'
import type { PaymentRecord } from '#commerce/shop-records'
import { readEvent } from './payment-event'
import { settleOrder } from './settle-order'
import { signatureOf } from './signature'

export const WEBHOOK_PATH = '/webhooks/payments'
const SIGNATURE = 'x-payment-signature'
const LARGEST = 4096

/** Handles the provider's webhook: settles the order of a signed message. Answers `isKept`, see `settleOrder`. */
export function createPaymentWebhook(commerce: Commerce) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'POST') return sendJson(response, 405, { error: 'POST only' })
    const body = await readBody(request, LARGEST)
    if (body === null) return sendJson(response, 413, { error: 'too large' })
    const signature = request.headers[SIGNATURE]
    const event = readEvent(body.toString(), String(signature), commerce.providerSecret, commerce.clock())
    if (!event) {
      logLine('error', 'payment message refused')
      return sendJson(response, 401, { error: 'not signed by the provider' })
    }
    const { payments } = commerce.state.data
    const payment = Object.hasOwn(payments, event.paymentId) ? payments[event.paymentId] : undefined
    if (!payment || payment.amount !== event.amount) return sendJson(response, 422, { error: 'no such payment' })
    const isKept = settleOrder(commerce, payment.orderPublicId, event.outcome)
    await commerce.state.settled()
    sendJson(response, 200, { isKept })
  }
}

const TRIES = 3

/** Sends the webhook with the outcome of a payment to the backend on `port`; at most three attempts. */
async function sendEvent(commerce: Commerce, port: number, paymentId: string): Promise<void> {
  const payment = commerce.state.data.payments[paymentId]
  if (!payment?.outcome) return
  const { outcome, amount } = payment
  const body = JSON.stringify({ paymentId, outcome, amount, at: commerce.clock() })
  const headers = { 'content-type': 'application/json', [SIGNATURE]: signatureOf(body, commerce.providerSecret) }
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}${WEBHOOK_PATH}`, { method: 'POST', headers, body }).catch(
      () => null,
    )
    if (answer && answer.status < 500) return
  }
  logLine('error', 'payment message not delivered', { outcome })
}

/** Sends the webhook of an ended payment at its time `notifyAt`. */
export async function notifyBackend(
  commerce: Commerce,
  port: number,
  { id, notifyAt = 0 }: PaymentRecord,
): Promise<void> {
  const wait = notifyAt - commerce.clock()
  if (wait > 0) await setTimeout(wait, undefined, { ref: false })
  await sendEvent(commerce, port, id)
}

/** Sends the webhooks of pending orders that a former process did not send; called at the start. */
export async function sendMissedWebhooks(commerce: Commerce, port: number): Promise<void> {
  const { payments, orders } = commerce.state.data
  const missed = Object.values(payments).filter(
    ({ outcome, orderPublicId }) => outcome !== null && orders[orderPublicId]?.status === 'pending',
  )
  await Promise.all(missed.map((payment) => notifyBackend(commerce, port, payment)))
}
