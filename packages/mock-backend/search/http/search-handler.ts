import type { IncomingMessage, ServerResponse } from 'node:http'
import { logLine } from '#commerce/http/log-line'
import { parseJson, readBody } from '#commerce/http/read-body'
import { sendJson } from '#commerce/http/send-json'
import type { Faults } from '#scenarios/faults'
import { serveWithFaults } from '#scenarios/serve-with-faults'
import type { SearchService } from '#search/search-context'
import { SearchError } from '#search/search-error'
import { findOperation, type SearchAnswer, type SearchOperation } from './operations'

const LARGEST_BODY = 16 * 1024

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

/**
 * Serves queries and notifications: counts the call, then applies a fault or answers (R-SEARCH-01, R-SEARCH-02,
 * R-SEARCH-09).
 */
export function createSearchHandler(service: SearchService, faults: Faults) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const started = performance.now()
    const operation = findOperation(service, url.pathname, request.method ?? 'GET')
    if (operation instanceof SearchError) {
      return sendJson(response, operation.status, { message: operation.message })
    }
    const fault = await serveWithFaults({ faults, operation: operation.name, request, response }, () =>
      answerOf(operation, request, url),
    )
    const ms = Math.round(performance.now() - started)
    logLine('info', 'search', { operation: operation.name, fault: fault ?? undefined, status: response.statusCode, ms })
  }
}
