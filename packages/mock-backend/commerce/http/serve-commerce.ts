import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { AUTH_PATH, createAuthHandler, SIGN_PATH } from '#accounts/auth-handler'
import type { Commerce } from '#commerce/create-commerce'
import { createGraphql } from '#commerce/create-graphql'
import { COLLECT_PATH, CONTAINER_PATH, serveContainer, takeHit } from '#measuring/tag-container'
import { createOutboxHandler, OUTBOX_PATH } from '#outbox/outbox-handler'
import { createPaymentHandler, PAYMENTS_PATH } from '#payments/payment-handler'
import { createPaymentWebhook, WEBHOOK_PATH } from '#payments/payment-webhook'
import { createSnippetHandler, SNIPPET_PATHS } from '#payments/snippets/snippet-handler'
import { createReturnsHandler, RETURNS_PATH } from '#returns/returns-handler'
import { controlState, handleControl, shopAs } from '#scenarios/control'
import { createFaults } from '#scenarios/faults'
import { createSearch } from '#search/create-search'
import { createSearchHandler } from '#search/http/search-handler'
import type { SearchService } from '#search/search-context'
import { allowOrigin, answerPreflight } from './cors'
import { createGraphqlHandler } from './graphql-handler'
import { logLine } from './log-line'
import { parseJson, readBody } from './read-body'
import { sendJson } from './send-json'
import { serveUpdates } from './serve-updates'

/** Serves a picture. Resolves to false, without answering, when the path is not that of a picture. */
export type ImageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

type Parts = { commerce: Commerce; images: ImageHandler | null }

type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>

const SEARCH_PATH = '/api/storefront/'
const NOT_FOUND = { error: 'not found' }

/**
 * Serves every endpoint of the mock on `server`; any other path is answered with 404 and JSON.
 * Returns the search service, so that the caller can build its indexes in advance, and what ends the subscriptions
 * before the server closes.
 */
export function serveCommerce(
  server: Server,
  { commerce, images }: Parts,
): { search: SearchService; endUpdates: () => void } {
  const faults = createFaults()
  const graphql = createGraphqlHandler(createGraphql(commerce), faults)
  const service = createSearch(commerce)
  const search = createSearchHandler(service, faults)
  const returns = createReturnsHandler(commerce, faults)
  const onReset = (): void => {
    service.sessions.reset()
    returns.reset()
  }

  const control = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET') return sendJson(response, 200, controlState(commerce, faults))
    const body = await readBody(request)
    const { status, body: answer } = handleControl(commerce, faults, body && parseJson(body), onReset)
    await commerce.state.settled()
    sendJson(response, status, answer)
  }

  const fixed: Record<string, Handler> = {
    '/graphql': graphql,
    '/health': async (_request, response) => sendJson(response, 200, { status: 'ok' }),
    '/__control': control,
    '/__control/shop-as': async (request, response) => {
      const body = await readBody(request)
      const { status, body: answer } = await shopAs(commerce, body && parseJson(body))
      sendJson(response, status, answer)
    },
    [CONTAINER_PATH]: serveContainer,
    [COLLECT_PATH]: takeHit,
    [WEBHOOK_PATH]: createPaymentWebhook(commerce),
  }

  const snippets = createSnippetHandler(commerce)
  const auth = createAuthHandler(commerce, faults)
  const folders: [string, Handler][] = [
    [AUTH_PATH, auth],
    [OUTBOX_PATH, createOutboxHandler(commerce)],
    [RETURNS_PATH, returns.handle],
    [SIGN_PATH, auth],
    [SEARCH_PATH, search],
    ...SNIPPET_PATHS.map((path): [string, Handler] => [path, snippets]),
    [PAYMENTS_PATH, createPaymentHandler(commerce)],
  ]

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://mock.localhost')
    allowOrigin(request, response, commerce.origins)
    if (request.method === 'OPTIONS') return answerPreflight(response)
    const answer = fixed[url.pathname] ?? folders.find(([path]) => url.pathname.startsWith(path))?.[1]
    if (answer) return answer(request, response, url)
    if (url.pathname.startsWith('/cdn-cgi/image/') && (await images?.(request, response))) return
    sendJson(response, 404, NOT_FOUND)
  }

  const endUpdates = serveUpdates(server, commerce)
  server.on('request', (request, response) => {
    route(request, response).catch((error: unknown) => {
      logLine('error', 'request failed', { error: error instanceof Error ? error.message : 'unknown' })
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, { error: 'internal error' })
    })
  })
  // Longer than clients keep idle connections, so that none is closed while a client sends a request on it.
  server.keepAliveTimeout = 65_000
  return { search: service, endUpdates }
}
