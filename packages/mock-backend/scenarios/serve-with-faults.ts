import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { sendJson } from '#commerce/http/send-json'
import type { Fault, Faults } from './faults'

/** The answer of a service; without `body` only the status is sent. */
export type Reply = { status: number; body?: unknown }

/** Faults that do not depend on GraphQL. */
const FAULTS: ReadonlySet<Fault> = new Set([
  'down',
  'silent',
  'unavailable',
  'slow',
  'bad-json',
  'empty',
  'lost-answer',
])

const one = (header: string | string[] | undefined): string | null =>
  (Array.isArray(header) ? header[0] : header) ?? null

function send(response: ServerResponse, { status, body }: Reply, fault: Fault | null): void {
  if (fault === 'lost-answer') response.socket?.destroy()
  else if (fault === 'empty') sendJson(response, 200, {})
  else if (fault === 'bad-json') {
    const text = JSON.stringify(body ?? {})
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(text.slice(0, Math.ceil(text.length / 2)))
  } else if (body === undefined) response.writeHead(status, { 'Cache-Control': 'no-store' }).end()
  else sendJson(response, status, body)
}

type Call = { faults: Faults; operation: string; request: IncomingMessage; response: ServerResponse }

/** Counts a call, then injects a fault or sends the reply of `answer`. Resolves to the injected fault. */
export async function serveWithFaults(
  { faults, operation, request, response }: Call,
  answer: () => Promise<Reply>,
): Promise<Fault | null> {
  faults.count(operation)
  const injected = faults.inject(operation, one(request.headers['x-kajo-scenario']), FAULTS)
  const fault = injected?.fault ?? null
  if (injected && fault === 'slow') await wait(injected.ms)
  if (fault === 'silent') return fault
  if (fault === 'down') response.socket?.destroy()
  else if (fault === 'unavailable') sendJson(response, 503, { message: 'Service Unavailable' })
  else send(response, await answer(), fault)
  return fault
}
