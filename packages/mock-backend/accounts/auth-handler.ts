import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import type { Commerce } from '#commerce/create-commerce'
import { allowsOrigin } from '#commerce/http/cors'
import { logLine } from '#commerce/http/log-line'
import { parseJson, readBody } from '#commerce/http/read-body'
import { sendJson } from '#commerce/http/send-json'
import type { Faults } from '#scenarios/faults'
import { type Reply, serveWithFaults } from '#scenarios/serve-with-faults'
import { proveAddress } from './prove-address'
import { type Credentials, changePassword, credentialsSchema, register, type SignIn, signIn } from './sign-in'

export const AUTH_PATH = '/api/kajo_prod/'
export const SIGN_PATH = '/auth/sign/'
const REFRESH_HEADER = 'x-auth-refresh-token'
const LARGEST = 8 * 1024
/** Calls of one address in a minute. A sign-in has three. */
const MOST_CALLS = 600

/** Answers of refusals are empty, so that they do not tell why. */
const refusal = (status: number): Reply => ({ status, body: {} })

type Call = { commerce: Commerce; request: IncomingMessage; response: ServerResponse; url: URL }

const refreshTokenOf = ({ request }: Call): string => String(request.headers[REFRESH_HEADER] ?? '')

/** Access token in the body, refresh token in the header (R-AUTH-06). */
async function replyTo({ commerce, response }: Call, result: SignIn): Promise<Reply> {
  if ('status' in result) return refusal(result.status)
  const { accounts } = commerce
  response.setHeader(REFRESH_HEADER, accounts.sessions.tokenOf(result.session))
  return { status: 200, body: await accounts.tokenOf(result.customer, result.session) }
}

type Command = (call: Call, given: Credentials) => Promise<SignIn>

/** A POST: only a name gets a challenge, whether it has an account or not; credentials run the command (R-AUTH-02, R-AUTH-03). */
const post =
  (command: Command) =>
  async (call: Call): Promise<Reply> => {
    const { commerce, request } = call
    const body = await readBody(request, LARGEST)
    if (body === null) return refusal(413)
    const parsed = credentialsSchema.safeParse(parseJson(body))
    if (!parsed.success) return refusal(400)
    const { username, signature, password } = parsed.data
    if (!signature && !password) return { status: 200, body: { sign: commerce.accounts.challenges.create(username) } }
    return replyTo(call, await command(call, parsed.data))
  }

async function refresh(call: Call): Promise<Reply> {
  const { accounts } = call.commerce
  const session = accounts.sessions.rotate(refreshTokenOf(call))
  const customer = session && accounts.byId(session.customerId)
  return customer ? replyTo(call, { customer, session }) : refusal(401)
}

async function logOut(call: Call): Promise<Reply> {
  call.commerce.accounts.sessions.end(refreshTokenOf(call))
  return { status: 200, body: {} }
}

const keySchema = z.object({ key: z.string().max(200) })

/** The key of a welcome mail proves the address (T42). */
async function verify({ commerce, request }: Call): Promise<Reply> {
  const body = await readBody(request, LARGEST)
  if (body === null) return refusal(413)
  const { data } = keySchema.safeParse(parseJson(body))
  return data && proveAddress(commerce, data.key) ? { status: 200, body: {} } : refusal(400)
}

async function sign({ commerce, url }: Call): Promise<Reply> {
  const signed = commerce.accounts.challenges.sign(url.searchParams.get('identity') ?? '')
  return signed ? { status: 200, body: signed } : refusal(400)
}

type Operation = { name: string; answer: (call: Call) => Promise<Reply> }

/** By method and action (R-AUTH-01). The names are those of `calls` and `operations` at the control endpoint. */
const OPERATIONS: Record<string, Operation> = {
  'POST login': { name: 'auth-login', answer: post(({ commerce }, given) => signIn(commerce, given)) },
  'POST register': { name: 'auth-register', answer: post(({ commerce }, given) => register(commerce, given)) },
  'POST password': {
    name: 'auth-password',
    answer: post((call, given) => changePassword(call.commerce, given, refreshTokenOf(call))),
  },
  'GET login': { name: 'auth-refresh', answer: refresh },
  'GET logout': { name: 'auth-logout', answer: logOut },
  'POST verify': { name: 'auth-verify', answer: verify },
  'GET sign': { name: 'auth-sign', answer: sign },
}

function operationOf({ request, url }: Call): Operation | undefined {
  const action = url.pathname.startsWith(SIGN_PATH) ? 'sign' : url.pathname.slice(AUTH_PATH.length)
  const key = `${request.method} ${action}`
  return Object.hasOwn(OPERATIONS, key) ? OPERATIONS[key] : undefined
}

/** Replies after the changes are on disk, so that a crash cannot undo a session that a browser has. */
async function durably(commerce: Commerce, answer: () => Promise<Reply>): Promise<Reply> {
  const { failures } = commerce.state
  const reply = await answer()
  await commerce.state.settled()
  return commerce.state.failures === failures ? reply : refusal(500)
}

/**
 * Serves the auth service: challenge, signature, sign-in, registration, change of password, refresh and logout. The log
 * has neither names nor tokens.
 */
export function createAuthHandler(commerce: Commerce, faults: Faults) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const started = performance.now()
    const call = { commerce, request, response, url }
    const operation = operationOf(call)
    if (!operation) return sendJson(response, 404, {})
    const { origin } = request.headers
    if (origin && !allowsOrigin(origin, commerce.origins)) return sendJson(response, 403, {})
    if (commerce.accounts.rate.isOver(request.socket.remoteAddress ?? '', MOST_CALLS)) {
      response.setHeader('Retry-After', '60')
      return sendJson(response, 429, {})
    }
    const fault = await serveWithFaults({ faults, operation: operation.name, request, response }, () =>
      durably(commerce, () => operation.answer(call)),
    )
    const ms = Math.round(performance.now() - started)
    logLine('info', 'auth', { operation: operation.name, fault: fault ?? undefined, status: response.statusCode, ms })
  }
}
