import { readFileSync } from 'node:fs'
import { useAPQ as persistedQueries } from '@graphql-yoga/plugin-apq'
import { createSchema, createYoga } from 'graphql-yoga'
import type { Commerce } from './create-commerce'
import type { RequestContext } from './resolver-context'
import { resolvers } from './resolvers'

/** The public contract, and our own operations that it lacks (T38). */
const SDL = ['schema', 'extensions'].map((name) =>
  readFileSync(new URL(`../../../graphql/${name}.graphql`, import.meta.url), 'utf8'),
)

type Incoming = { method: string; url: string; headers: Headers; body: Uint8Array | undefined }

export const schema = createSchema<RequestContext>({ typeDefs: SDL, resolvers })

const failure = (message: string, code: string, status = 200): Response =>
  Response.json({ errors: [{ message, extensions: { code } }], data: null }, { status })

/** The customer of a request's access token: null for a guest, undefined for a token that is refused. */
async function customerOf({ accounts }: Commerce, authorization: string | null) {
  if (authorization === null) return null
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  return (token && (await accounts.customerOf(token))) || undefined
}

/** The GraphQL service as a function from request to response; supports persisted queries by hash (R-GQL-05). */
export function createGraphql(commerce: Commerce): (request: Incoming) => Promise<Response> {
  const yoga = createYoga<RequestContext>({
    schema,
    // An unknown hash is answered with status 200 and an error, as the real service does.
    plugins: [persistedQueries({ responseConfig: { forceStatusCodeOk: true } })],
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    cors: false,
    logging: false,
    // Yoga replaces the messages of unexpected errors; those of shopError are kept.
    maskedErrors: true,
  })
  return async ({ method, url, headers, body }) => {
    const customer = await customerOf(commerce, headers.get('authorization'))
    // Not answered as a guest: the shop would show the prices and the cart of somebody else.
    if (customer === undefined) return failure('The access token is not valid', 'UNAUTHENTICATED', 401)
    const context: RequestContext = { commerce, idempotencyKey: headers.get('x-idempotency-key') || null, customer }
    const { failures } = commerce.state
    const answer = await yoga.fetch(url, { method, headers, body: body as BodyInit | undefined }, context)
    // Answer only after the changes are on disk, so that a crash cannot undo them.
    await commerce.state.settled()
    return commerce.state.failures === failures ? answer : failure('Not saved', 'INTERNAL_ERROR')
  }
}
