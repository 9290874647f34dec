import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Commerce } from '#commerce/create-commerce'
import { createGraphql } from '#commerce/create-graphql'
import { controlState, obeyControl } from '#scenarios/control'
import { createFaults } from '#scenarios/faults'
import { allowOrigin, answerPreflight } from './cors'
import { createGraphqlHandler } from './graphql-handler'
import { logLine } from './log-line'
import { parseJson, readBody } from './read-body'
import { sendJson } from './send-json'

/** Serves a picture and says whether the address was one of its own. */
export type ImageHandler = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>

type Parts = { commerce: Commerce; images: ImageHandler | null }

const NOT_FOUND = { error: 'not found' }

/** Answers /graphql, /health, /__control and pictures on a server; anything else is 404 as JSON. */
export function serveCommerce(server: Server, { commerce, images }: Parts): void {
  const faults = createFaults()
  const graphql = createGraphqlHandler(createGraphql(commerce), faults)

  const control = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.method === 'GET') return sendJson(response, 200, controlState(commerce, faults))
    const body = await readBody(request)
    const { status, body: answer } = obeyControl(commerce, faults, body && parseJson(body))
    await commerce.state.settled()
    sendJson(response, status, answer)
  }

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://mock.localhost')
    allowOrigin(request, response)
    if (request.method === 'OPTIONS') return answerPreflight(response)
    if (url.pathname === '/graphql') return graphql(request, response, url)
    if (url.pathname === '/health') return sendJson(response, 200, { status: 'ok' })
    if (url.pathname === '/__control') return control(request, response)
    if (url.pathname.startsWith('/cdn-cgi/image/') && (await images?.(request, response))) return
    sendJson(response, 404, NOT_FOUND)
  }

  server.on('request', (request, response) => {
    route(request, response).catch((error: unknown) => {
      logLine('error', 'request failed', { error: error instanceof Error ? error.message : 'unknown' })
      if (response.headersSent) response.destroy()
      else sendJson(response, 500, { error: 'internal error' })
    })
  })
  // Longer than clients keep a connection, so that none is closed under a call that is just being sent.
  server.keepAliveTimeout = 65_000
}
