import type * as z from 'zod'
import type { CustomerRecord } from '#accounts/account-records'
import type { Lang, MarketAlias } from '#catalogue/types'
import type { Commerce } from '#commerce/create-commerce'
import { ordersOf } from '#commerce/order-type'
import type { OrderRecord } from '#commerce/shop-records'
import type { Reply } from '#scenarios/serve-with-faults'
import { storeComplaint } from './complaints'
import { mapAmounts, mapComplaint, mapOrder, mapOrderHead, mapReturn, mapStatement } from './map-returns'
import { type OrderOpener, orderNumberIn } from './open-order'
import { cancelReturn, prepareReturn, registerReturn } from './register-return'
import { keyedRequest } from './repeated-request'
import {
  complaintRequestSchema,
  findSchema,
  idempotencyKeySchema,
  returnRequestSchema,
  statementRequestSchema,
} from './request-schemas'
import { returnLabel } from './return-label'
import type { ReturnRecord } from './return-records'
import { ServiceError } from './service-error'
import { storeStatement } from './withdrawals'

/** A request whose secret and context are valid. */
export type Call = {
  commerce: Commerce
  opener: OrderOpener
  market: MarketAlias
  lang: Lang
  /** A header of the request; '' when it is missing. */
  header: (name: string) => string
  /** The parsed body; undefined when it is not JSON. */
  body: unknown
  /** Number of the return in the address. */
  number: string
}

type Operation = { name: string; answer: (call: Call) => Promise<Reply> }

function parse<S extends z.ZodType>(schema: S, given: unknown, field = ''): z.output<S> {
  const parsed = schema.safeParse(given)
  if (parsed.success) return parsed.data
  const path = parsed.error.issues[0]?.path.join('.') || field
  throw new ServiceError('INVALID_REQUEST', 'the request is not valid', { field: path })
}

async function customerOf({ commerce, header }: Call): Promise<CustomerRecord> {
  const customer = await commerce.accounts.customerOf(header('x-customer-token'))
  if (!customer) throw new ServiceError('UNAUTHENTICATED', 'nobody is signed in')
  return customer
}

const openOrder = ({ opener, header, market }: Call): OrderRecord => opener.byAccess(header('x-order-access'), market)

/** The return in the address, of the order that is open. Throws RETURN_NOT_FOUND. */
function openReturn(call: Call): { order: OrderRecord; record: ReturnRecord } {
  const order = openOrder(call)
  const { returns } = call.commerce.state.data
  const record = Object.hasOwn(returns, call.number) ? returns[call.number] : undefined
  if (record?.orderPublicId !== order.publicId) throw new ServiceError('RETURN_NOT_FOUND', 'no such return')
  return { order, record }
}

const keyOf = ({ header }: Call): string => parse(idempotencyKeySchema, header('idempotency-key'), 'Idempotency-Key')

const ok = (body: unknown, isNew = false): Reply => ({ status: isNew ? 201 : 200, body })

async function findOrder(call: Call): Promise<Reply> {
  const { commerce, opener, market, lang } = call
  const asked = parse(findSchema, call.body)
  const find = async (): Promise<OrderRecord> => {
    if ('link' in asked) return opener.byLink(asked.link, market)
    if ('email' in asked) return opener.byPair(asked.orderNumber, asked.email, market)
    return opener.byCustomer(await customerOf(call), asked.orderNumber, market)
  }
  const order = await find()
  return ok({ ...opener.accessTo(order), order: mapOrder(commerce, order, lang) })
}

async function listOrders(call: Call): Promise<Reply> {
  const { commerce, market } = call
  const orders = ordersOf(commerce, await customerOf(call)).filter((order) => order.market === market)
  return ok({ orders: orders.map((order) => mapOrderHead(commerce, order)) })
}

async function readOrder(call: Call): Promise<Reply> {
  return ok(mapOrder(call.commerce, openOrder(call), call.lang))
}

async function preview(call: Call): Promise<Reply> {
  const order = openOrder(call)
  const { amounts } = prepareReturn(call.commerce, order, parse(returnRequestSchema, call.body))
  return ok(mapAmounts(call.commerce, order, amounts, call.lang))
}

async function register(call: Call): Promise<Reply> {
  const { commerce, lang } = call
  const order = openOrder(call)
  const request = parse(returnRequestSchema, call.body)
  const keyed = keyedRequest(keyOf(call), [order.publicId, request])
  const { record, isNew } = registerReturn(commerce, order, { request, keyed, lang })
  return ok(mapReturn(commerce, order, record, lang), isNew)
}

async function readReturn(call: Call): Promise<Reply> {
  const { order, record } = openReturn(call)
  return ok(mapReturn(call.commerce, order, record, call.lang))
}

async function cancel(call: Call): Promise<Reply> {
  const { order, record } = openReturn(call)
  return ok(mapReturn(call.commerce, order, cancelReturn(call.commerce, record), call.lang))
}

async function readLabel(call: Call): Promise<Reply> {
  const { order, record } = openReturn(call)
  return ok(returnLabel(order, record))
}

async function complain(call: Call): Promise<Reply> {
  const order = openOrder(call)
  const request = parse(complaintRequestSchema, call.body)
  const keyed = keyedRequest(keyOf(call), [order.publicId, request])
  const { record, isNew } = storeComplaint(call.commerce, order, { request, keyed, lang: call.lang })
  return ok(mapComplaint(record, order, call.lang), isNew)
}

/**
 * The order that a statement names, when the caller may open it: with access to it, or as the customer whose it is. Null
 * otherwise, also when the access is over or the token is not valid: a statement counts whoever makes it.
 */
async function namedOrder(call: Call, named: string): Promise<OrderRecord | null> {
  const { opener, market } = call
  const number = orderNumberIn(named) ?? ''
  const ways = [() => openOrder(call), async () => opener.byCustomer(await customerOf(call), number, market)]
  for (const way of ways) {
    try {
      const order = await way()
      if (order.orderId === number) return order
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
    }
  }
  return null
}

async function withdraw(call: Call): Promise<Reply> {
  const { commerce, market, lang } = call
  const request = parse(statementRequestSchema, call.body)
  const order = await namedOrder(call, request.order)
  const keyed = keyedRequest(keyOf(call), [market, request])
  const { record, isNew } = storeStatement(commerce, { request, keyed, order, market, lang })
  return ok(mapStatement(record), isNew)
}

/** Name of the operation that takes statements. */
export const WITHDRAWAL = 'returns-withdrawal'

const RETURN = /^order\/returns\/(\d{1,12})(\/\w+)?$/

/** By method and path; `{number}` stands for the number of a return. The names are those of `calls` and `operations` at the control endpoint. */
const OPERATIONS: Record<string, Operation> = {
  'POST orders/find': { name: 'returns-find', answer: findOrder },
  'GET orders': { name: 'returns-orders', answer: listOrders },
  'GET order': { name: 'returns-order', answer: readOrder },
  'POST order/preview': { name: 'returns-preview', answer: preview },
  'POST order/returns': { name: 'returns-register', answer: register },
  'GET order/returns/{number}': { name: 'returns-read', answer: readReturn },
  'POST order/returns/{number}/cancel': { name: 'returns-cancel', answer: cancel },
  'GET order/returns/{number}/label': { name: 'returns-label', answer: readLabel },
  'POST order/complaints': { name: 'returns-complaint', answer: complain },
  'POST withdrawals': { name: WITHDRAWAL, answer: withdraw },
}

/** The operation of a request and the number in its address. `path` begins after that of the service. */
export function operationOf(method: string, path: string): { operation: Operation; number: string } | null {
  const [, number = '', rest = ''] = RETURN.exec(path) ?? []
  const key = `${method} ${number === '' ? path : `order/returns/{number}${rest}`}`
  const operation = Object.hasOwn(OPERATIONS, key) ? OPERATIONS[key] : undefined
  return operation ? { operation, number } : null
}
