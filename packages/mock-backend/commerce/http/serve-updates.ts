import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { getOperationAST, parse } from 'graphql'
import { useServer as serveSockets } from 'graphql-ws/use/ws'
import { createGraphQLError } from 'graphql-yoga'
import { WebSocketServer } from 'ws'
import type { Commerce } from '#commerce/create-commerce'
import { schema } from '#commerce/create-graphql'
import type { RequestContext } from '#commerce/resolver-context'
import { allowsOrigin } from './cors'

const PATH = '/graphql'
/** Bytes of a message. */
const LARGEST = 16 * 1024

const isSubscription = ({ query, operationName }: { query: string; operationName?: string | null | undefined }) => {
  try {
    return getOperationAST(parse(query), operationName)?.operation === 'subscription'
  } catch {
    return false
  }
}

/**
 * Serves the subscriptions of `/graphql` by websocket (`graphql-transport-ws`), to the pages that CORS allows, and
 * nothing else. Returns a function that ends all of them: they would keep the server from closing.
 */
export function serveUpdates(server: Server, commerce: Commerce): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: LARGEST })
  const context: RequestContext = { commerce, idempotencyKey: null, customer: null }
  serveSockets(
    {
      schema,
      context,
      onSubscribe: (_socket, _id, asked) =>
        isSubscription(asked) ? undefined : [createGraphQLError('Only subscriptions are served here')],
    },
    sockets,
  )
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://mock.localhost')
    const { origin } = request.headers
    if (pathname !== PATH || (origin !== undefined && !allowsOrigin(origin, commerce.origins))) return socket.destroy()
    sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit('connection', opened, request))
  })
  return () => {
    for (const client of sockets.clients) client.terminate()
  }
}
