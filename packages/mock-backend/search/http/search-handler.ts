import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { logLine } from '#commerce/http/log-line'
import { parseJson, readBody } from '#commerce/http/read-body'
import { sendJson } from '#commerce/http/send-json'
import type { Fault, Faults } from '#scenarios/faults'
import type { SearchService } from '#search/search-context'
import { SearchError } from '#search/search-error'
import { findOperation, type SearchAnswer, type SearchOperation } from './operations'

const LARGEST_BODY = 16 * 1024

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

/**
 * The parsed body; undefined without a body. The vendor's client sends JSON as text/plain, which avoids a preflight.
 */
async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, LARGEST_BODY)
  if (body === null) throw new SearchError(413, `The body must have at most ${LARGEST_BODY} bytes`)
  if (body.length === 0) return undefined
  const parsed = parseJson(body)
  if (parsed === undefined) throw new SearchError(400, 'The body is not JSON')
  return parsed
}

async function answerOf(operation: SearchOperation, request: IncomingMessage, url: URL): Promise<SearchAnswer> {
  try {
    const body = await bodyOf(request)
    return operation.answer({ params: url.searchParams, body, referer: one(request.headers.referer) })
  } catch (error) {
    if (!(error instanceof SearchError)) throw error
    return { status: error.status, body: { message: error.message } }
  }
}

function send(response: ServerResponse, { status, body }: SearchAnswer, fault: Fault | null): void {
  if (fault === 'lost-answer') response.socket?.destroy()
  else if (fault === 'empty') sendJson(response, 200, {})
  else if (fault === 'bad-json') {
    const text = JSON.stringify(body ?? {})
    response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
    response.end(text.slice(0, Math.ceil(text.length / 2)))
  } else if (body === undefined) response.writeHead(status, { 'Cache-Control': 'no-store' }).end()
  else sendJson(response, status, body)
}

/**
 * Serves queries and notifications: counts the call, then applies a fault or answers (R-SEARCH-01, R-SEARCH-02,
 * R-SEARCH-09).
 */
export function createSearchHandler(service: SearchService, faults: Faults) {
  const serve = async (operation: SearchOperation, request: IncomingMessage, response: ServerResponse, url: URL) => {
    faults.count(operation.name)
    const injected = faults.inject(operation.name, one(request.headers['x-kajo-scenario']), FAULTS)
    const fault = injected?.fault ?? null
    if (injected && fault === 'slow') await wait(injected.ms)
    if (fault === 'silent') return fault
    if (fault === 'down') response.socket?.destroy()
    else if (fault === 'unavailable') sendJson(response, 503, { message: 'Service Unavailable' })
    else send(response, await answerOf(operation, request, url), fault)
    return fault
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const started = performance.now()
    const operation = findOperation(service, url.pathname, request.method ?? 'GET')
    if (operation instanceof SearchError) {
      return sendJson(response, operation.status, { message: operation.message })
    }
    const fault = await serve(operation, request, response, url)
    const ms = Math.round(performance.now() - started)
    logLine('info', 'search', { operation: operation.name, fault: fault ?? undefined, status: response.statusCode, ms })
  }
}
