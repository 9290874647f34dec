import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { createGraphql } from '#commerce/create-graphql'
import type { Fault, Faults } from '#scenarios/faults'
import { logLine } from './log-line'
import { type GraphqlOperation, operationOf } from './operation'
import { parseJson, readBody } from './read-body'
import { sendJson } from './send-json'

type Answering = ReturnType<typeof createGraphql>

const one = (header: string | string[] | undefined): string | null =>
  (Array.isArray(header) ? header[0] : header) ?? null

const graphqlError = (message: string, code: string) => ({ errors: [{ message, extensions: { code } }], data: null })

/** Injects a fault that needs no result from the service. Returns false for a fault that needs one. */
function answerFault(fault: Fault, operation: GraphqlOperation, response: ServerResponse): boolean {
  if (fault === 'silent') return true
  if (fault === 'down') response.socket?.destroy()
  else if (fault === 'unavailable') sendJson(response, 503, { message: 'Service Unavailable' })
  else if (fault === 'graphql-error') sendJson(response, 200, graphqlError('Something broke', 'INTERNAL_ERROR'))
  else if (fault === 'empty') sendJson(response, 200, {})
  else if (fault === 'apq-miss' && operation.hashOnly) {
    sendJson(response, 200, graphqlError('PersistedQueryNotFound', 'PERSISTED_QUERY_NOT_FOUND'))
  } else return false
  return true
}

async function passOn(answer: Response, fault: Fault | null, response: ServerResponse): Promise<void> {
  const text = await answer.text()
  if (fault === 'lost-answer') {
    response.socket?.destroy()
    return
  }
  answer.headers.forEach((value, name) => {
    if (name !== 'content-length') response.setHeader(name, value)
  })
  response.writeHead(answer.status)
  response.end(fault === 'bad-json' ? text.slice(0, Math.floor(text.length / 2)) : text)
}

const headersOf = (request: IncomingMessage): Headers => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value))
  return headers
}

/** The JSON of a request; that of a multipart request is its field `operations`. */
async function contentOf({ headers }: IncomingMessage, body: Buffer): Promise<unknown> {
  const type = headers['content-type'] ?? ''
  if (body.length === 0) return undefined
  if (!type.startsWith('multipart/form-data')) return parseJson(body)
  const form = new Response(body as BodyInit, { headers: { 'content-type': type } }).formData()
  return form.then(
    (fields) => parseJson(Buffer.from(String(fields.get('operations')))),
    () => undefined,
  )
}

/** Serves /graphql: counts the call, then applies a fault or calls the service. Writes one log line per call. */
export function createGraphqlHandler(answering: Answering, faults: Faults) {
  const answer = async (request: IncomingMessage, response: ServerResponse, url: URL, body: Buffer) => {
    const operation = operationOf(url, await contentOf(request, body))
    faults.count(operation.name)
    const injected = faults.inject(operation.name, one(request.headers['x-kajo-scenario']))
    if (injected?.fault === 'slow') await wait(injected.ms)
    if (!injected || !answerFault(injected.fault, operation, response)) {
      const method = request.method ?? 'POST'
      const content = method === 'GET' ? undefined : body
      const asked = await answering({ method, url: url.href, headers: headersOf(request), body: content })
      await passOn(asked, injected?.fault ?? null, response)
    }
    return { operation: operation.name, fault: injected?.fault }
  }

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const started = performance.now()
    const body = await readBody(request)
    if (body === null) return sendJson(response, 413, { message: 'Body too large' })
    const facts = await answer(request, response, url, body)
    const requestId = one(request.headers['x-request-id']) ?? undefined
    logLine('info', 'graphql', {
      ...facts,
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
      requestId,
    })
  }
}
