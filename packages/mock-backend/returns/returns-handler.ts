import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Lang, MarketAlias } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import { logLine } from '#commerce/http/log-line'
import { createRateLimit } from '#commerce/http/rate-limit'
import { parseJson, readBody } from '#commerce/http/read-body'
import { LANGUAGE_IDS, MARKETS } from '#commerce/markets'
import type { Faults } from '#scenarios/faults'
import { type Reply, serveWithFaults } from '#scenarios/serve-with-faults'
import { createOrderOpener } from './open-order'
import { type Call, operationOf, WITHDRAWAL } from './returns-operations'
import { ServiceError } from './service-error'
import { handleStatements, mailWaiting } from './withdrawals'

export const RETURNS_PATH = '/returns/v1/'

const LARGEST = 32 * 1024
const MINUTE = 60 * 1000
/** Calls of one address in a minute. */
const MOST_CALLS = 600

const headerOf = ({ headers }: IncomingMessage, name: string): string => String(headers[name] ?? '')

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const isMarket = (text: string): text is MarketAlias => Object.hasOwn(MARKETS, text)
const isLang = (text: string): text is Lang => Object.hasOwn(LANGUAGE_IDS, text)

function contextOf(request: IncomingMessage): { market: MarketAlias; lang: Lang } {
  const market = headerOf(request, 'x-market')
  const lang = headerOf(request, 'x-language')
  if (!isMarket(market)) throw new ServiceError('INVALID_REQUEST', 'no such market', { field: 'X-Market' })
  if (!isLang(lang)) throw new ServiceError('INVALID_REQUEST', 'no such language', { field: 'X-Language' })
  return { market, lang }
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const body = await readBody(request, LARGEST)
  if (body === null) throw new ServiceError('TOO_LARGE', 'the body is too large')
  return body.length === 0 ? undefined : parseJson(body)
}

function replyTo(error: unknown, response: ServerResponse): Reply {
  if (!(error instanceof ServiceError)) throw error
  const { code, message, status, detail } = error
  if (detail.retryAfter !== undefined) response.setHeader('Retry-After', String(detail.retryAfter))
  return { status, body: { code, message, ...detail } }
}

/** Serves the returns service of `docs/returns-service.md`. `reset` forgets the counts of its limits. */
export function createReturnsHandler(commerce: Commerce, faults: Faults) {
  const { clock, returnSecrets, state } = commerce
  const opener = createOrderOpener(commerce, returnSecrets.link)
  const rate = createRateLimit(clock, MINUTE)
  const secret = digest(`Bearer ${returnSecrets.service}`)
  let timer: NodeJS.Timeout | undefined

  /** Does what the statements wait for; those, too, that the last process had stored. */
  const followStatements = (): void => {
    handleStatements(commerce, opener)
    const wait = mailWaiting(commerce)
    clearTimeout(timer)
    if (wait !== null) timer = setTimeout(followStatements, wait).unref()
  }
  followStatements()

  const checkCaller = (request: IncomingMessage, name: string): void => {
    // Pages of browsers have no business here, whoever they belong to.
    if (request.headers.origin !== undefined)
      throw new ServiceError('FORBIDDEN_ORIGIN', 'the service is called by servers only')
    const isCaller = timingSafeEqual(digest(headerOf(request, 'authorization')), secret)
    // The law has statements taken at any time, so other calls of the shop must not use up what they need.
    const isLimited = !(isCaller && name === WITHDRAWAL)
    if (isLimited && rate.isOver(request.socket.remoteAddress ?? '', MOST_CALLS))
      throw new ServiceError('TOO_MANY_REQUESTS', 'too many requests', { retryAfter: 60 })
    if (!isCaller) throw new ServiceError('UNAUTHORIZED', 'the secret of the service is missing or wrong')
  }

  const callOf = async (request: IncomingMessage, number: string): Promise<Call> => ({
    ...{ commerce, opener, ...contextOf(request), number },
    header: (name) => headerOf(request, name),
    body: await bodyOf(request),
  })

  /** Replies after the changes are on disk. */
  const durably = async (response: ServerResponse, answer: () => Promise<Reply>): Promise<Reply> => {
    const { failures } = state
    const reply = await answer().catch((error: unknown) => replyTo(error, response))
    await state.settled()
    if (state.failures === failures) return reply
    return { status: 500, body: { code: 'INTERNAL', message: 'the change was not stored' } }
  }

  const handle = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const started = performance.now()
    const found = operationOf(request.method ?? '', url.pathname.slice(RETURNS_PATH.length))
    const name = found?.operation.name ?? 'returns-unknown'
    const fault = await serveWithFaults({ faults, operation: name, request, response }, () =>
      durably(response, async () => {
        checkCaller(request, name)
        if (!found) throw new ServiceError('NOT_FOUND', 'no such operation')
        return found.operation.answer(await callOf(request, found.number))
      }),
    )
    // After the answer, whose time must not tell whether a statement belongs to an order.
    followStatements()
    const ms = Math.round(performance.now() - started)
    logLine('info', 'returns', { operation: name, fault: fault ?? undefined, status: response.statusCode, ms })
  }

  return {
    handle,
    reset(): void {
      opener.reset()
      rate.reset()
    },
  }
}
