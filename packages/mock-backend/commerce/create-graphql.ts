import { readFileSync } from 'node:fs'
import { useAPQ as persistedQueries } from '@graphql-yoga/plugin-apq'
import { createSchema, createYoga } from 'graphql-yoga'
import type { Commerce } from './create-commerce'
import { type RequestContext, resolvers } from './resolvers'

const SCHEMA = new URL('../../../graphql/schema.graphql', import.meta.url)

type Incoming = { method: string; url: string; headers: Headers; body: Uint8Array | undefined }

const schema = createSchema<RequestContext>({ typeDefs: readFileSync(SCHEMA, 'utf8'), resolvers })

const notSaved = (): Response =>
  Response.json({ errors: [{ message: 'Not saved', extensions: { code: 'INTERNAL_ERROR' } }], data: null })

/** The GraphQL service as a function from request to answer; persisted queries by hash (R-GQL-05). */
export function createGraphql(commerce: Commerce): (request: Incoming) => Promise<Response> {
  const yoga = createYoga<RequestContext>({
    schema,
    // The service answers a missed hash with 200 and an error, so that clients read the error and not the status.
    plugins: [persistedQueries({ responseConfig: { forceStatusCodeOk: true } })],
    graphqlEndpoint: '/graphql',
    landingPage: false,
    graphiql: false,
    cors: false,
    logging: false,
    // Yoga hides the words of unexpected errors; the ones made by shopError pass.
    maskedErrors: true,
  })
  return async ({ method, url, headers, body }) => {
    const context: RequestContext = { commerce, idempotencyKey: headers.get('x-idempotency-key') || null }
    const { failures } = commerce.state
    const answer = await yoga.fetch(url, { method, headers, body: body as BodyInit | undefined }, context)
    // Nothing is answered that a crash could still undo.
    await commerce.state.settled()
    return commerce.state.failures === failures ? answer : notSaved()
  }
}
