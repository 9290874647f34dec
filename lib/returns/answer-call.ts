import 'server-only'
import type { Site } from '@/lib/market/site'
import { askReturns, ReturnsError, type ServiceCall } from './ask-returns'
import { RETURN_ACCESS, RETURN_CALLS, RETURN_KEY, type ReturnCall, type ReturnProblem } from './return-calls'

const PROBLEMS: Record<string, ReturnProblem> = {
  ORDER_NOT_FOUND: 'notFound',
  RETURN_NOT_FOUND: 'notFound',
  LINK_EXPIRED: 'linkOver',
  ACCESS_REFUSED: 'closed',
  UNAUTHENTICATED: 'signedOut',
  TOO_MANY_REQUESTS: 'limited',
  UNKNOWN_LINE: 'lineChanged',
  QUANTITY_TOO_HIGH: 'lineChanged',
  NOT_DELIVERED: 'lineChanged',
  IDEMPOTENCY_KEY_REUSED: 'lineChanged',
  WINDOW_CLOSED: 'windowClosed',
  EXCHANGE_UNAVAILABLE: 'sizeGone',
  BALANCE_UNAVAILABLE: 'noBalance',
  NOT_CANCELLABLE: 'notCancellable',
  NO_LABEL: 'noLabel',
  UNKNOWN_PHOTO: 'photoGone',
  INVALID_REQUEST: 'invalid',
}

/** What the shopper is told about a refusal of the returns service; `failed` for all that is none of hers. */
export const problemOf = (error: ReturnsError): ReturnProblem => PROBLEMS[error.code] ?? 'failed'

type Numbered = { number: string }

/** Where the service answers each call; `GET` has no body. */
const SERVICE: Record<ReturnCall, (input: object) => ServiceCall> = {
  find: (body) => ({ path: 'orders/find', body }),
  orders: () => ({ method: 'GET', path: 'orders' }),
  order: () => ({ method: 'GET', path: 'order' }),
  preview: (body) => ({ path: 'order/preview', body }),
  register: (body) => ({ path: 'order/returns', body }),
  complain: (body) => ({ path: 'order/complaints', body }),
  read: (input) => ({ method: 'GET', path: `order/returns/${(input as Numbered).number}` }),
  cancel: (input) => ({ path: `order/returns/${(input as Numbered).number}/cancel` }),
  label: (input) => ({ method: 'GET', path: `order/returns/${(input as Numbered).number}/label` }),
}

export const isReturnCall = (name: string): name is ReturnCall => Object.hasOwn(RETURN_CALLS, name)

export type CallKeys = Pick<ServiceCall, 'access' | 'customerToken' | 'idempotencyKey'>

/** Longest header value, in characters, that is passed on to the returns service. */
const LONGEST_KEY = 4000

/** Access to an order, customer token and idempotency key from the headers of a browser's call. */
export function keysOf(headers: Headers): CallKeys {
  const header = (name: string) => headers.get(name)?.slice(0, LONGEST_KEY) || undefined
  return {
    access: header(RETURN_ACCESS),
    customerToken: header('authorization')?.replace(/^Bearer /, ''),
    idempotencyKey: header(RETURN_KEY),
  }
}

/** Checks what a browser asks. Throws ReturnsError. */
export function readInput(name: ReturnCall, body: unknown): object {
  const input = RETURN_CALLS[name].input.safeParse(body)
  if (!input.success) throw new ReturnsError('INVALID_REQUEST', 400)
  return input.data
}

/** Passes a checked call on to the returns service; of its answer only what the page shows reaches the browser. */
export const answerCall = (site: Site, name: ReturnCall, input: object, keys: CallKeys): Promise<object> =>
  askReturns(site, RETURN_CALLS[name].answer, { ...SERVICE[name](input), ...keys })
