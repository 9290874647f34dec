import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ImageHandler, serveCommerce } from '#commerce/http/serve-commerce'
import { fixtureCommerce } from './commerce-fixture'

const folder = mkdtempSync(join(tmpdir(), 'kajo-state-'))
const file = join(folder, 'deep', 'state.json')
const pictures: ImageHandler = async (request, response) => {
  if (!request.url?.endsWith('light.webp')) return false
  response.end('picture')
  return true
}

const commerce = fixtureCommerce({ file })
const server = createServer()
serveCommerce(server, { commerce, images: pictures })
let base = ''

beforeAll(async () => {
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  server.close()
  server.closeAllConnections()
  await commerce.state.close()
  rmSync(folder, { recursive: true })
})

const QUERY = 'query channel { channel { id } }'
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: '*/*', ...headers },
    body: JSON.stringify(body),
  })
const ask = (query = QUERY, headers: Record<string, string> = {}) => post('/graphql', { query }, headers)
const control = async (body: unknown) => (await post('/__control', body)).json()
const state = async () => (await fetch(`${base}/__control`)).json()

const withScenario = (name: string, body: unknown = { query: QUERY }) =>
  post('/graphql', body, { 'x-kajo-scenario': name })

beforeEach(() => control({ reset: true }))
afterEach(() => control({ reset: true }))

describe('scenarios by header', () => {
  it('down breaks the connection', async () => {
    await expect(withScenario('down')).rejects.toThrow('fetch failed')
  })

  it('`unavailable` responds with 503, `bad-json` with truncated JSON', async () => {
    expect((await withScenario('unavailable')).status).toBe(503)
    const cut = await withScenario('bad-json')
    expect(cut.status).toBe(200)
    await expect(cut.json()).rejects.toThrow(SyntaxError)
  })

  it('`empty` responds with neither data nor errors', async () => {
    expect(await (await withScenario('empty')).json()).toEqual({})
  })

  it('graphql-error answers 200 with an error', async () => {
    const answer = await withScenario('graphql-error')
    expect(answer.status).toBe(200)
    expect((await answer.json()).errors[0].extensions.code).toBe('INTERNAL_ERROR')
  })

  it('a persisted query is known after its first full request, and unknown with apq-miss', async () => {
    const extensions = { persistedQuery: { version: 1, sha256Hash: createHash('sha256').update(QUERY).digest('hex') } }
    const miss = await (await post('/graphql', { operationName: 'channel', extensions })).json()
    expect(miss.errors[0].message).toBe('PersistedQueryNotFound')
    expect((await (await post('/graphql', { query: QUERY, extensions })).json()).data.channel.id).toBe('1|fi')
    expect((await (await post('/graphql', { extensions })).json()).data.channel.id).toBe('1|fi')
    const forced = await (await withScenario('apq-miss', { extensions })).json()
    expect(forced.errors[0].message).toBe('PersistedQueryNotFound')
    expect((await (await withScenario('apq-miss', { query: QUERY, extensions })).json()).data.channel.id).toBe('1|fi')
  })

  it('an unknown scenario is ignored', async () => {
    expect((await withScenario('nonsense')).status).toBe(200)
  })
})

describe('the control endpoint', () => {
  it('switches a fault on for named operations and off again', async () => {
    await control({ fault: 'unavailable', operations: ['products'] })
    expect((await ask()).status).toBe(200)
    expect((await ask('query products { products(take: 0) { count } }')).status).toBe(503)
    await control({ fault: null })
    expect((await ask('query products { products(take: 0) { count } }')).status).toBe(200)
  })

  it('injects a fault `times` times', async () => {
    await control({ fault: 'unavailable', times: 2 })
    const statuses = [(await ask()).status, (await ask()).status, (await ask()).status]
    expect(statuses).toEqual([503, 503, 200])
  })

  it('slow waits for `ms`', async () => {
    await control({ fault: 'slow', ms: 120, times: 1 })
    const started = performance.now()
    expect((await ask()).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThanOrEqual(115)
  })

  it('counts the calls of each operation since the reset', async () => {
    await ask()
    await ask()
    await ask('query products { products(take: 0) { count } }')
    expect((await state()).calls).toEqual({ channel: 2, products: 1 })
    expect((await control({ reset: true })).calls).toEqual({})
  })

  it('sets the stock of a sku and restores it at the reset', async () => {
    await control({ skuStock: { skuId: 101, n: 1 } })
    expect(commerce.stock(101).totalStock).toBe(1)
    await control({ reset: true })
    expect(commerce.stock(101).totalStock).toBe(5)
    expect((await post('/__control', { skuStock: { skuId: 1, n: 1 } })).status).toBe(404)
  })

  it('refuses an invalid body', async () => {
    expect((await post('/__control', { fault: 'nonsense' })).status).toBe(400)
    expect((await post('/__control', { falt: 'down' })).status).toBe(400)
  })
})

const newCart = async (headers: Record<string, string> = {}) =>
  (await (await ask('{ getCart(id: "") { id } }', headers)).json()).data.getCart.id as string

const orderOf = (cartId: string) => ({
  operationName: 'placeOrder',
  query: `mutation placeOrder($cartId: String!, $checkout: CheckoutInputType!) {
    placeOrder(cartId: $cartId, checkout: $checkout) { orderId publicId status } }`,
  variables: {
    cartId,
    checkout: {
      email: 'aino@kajo.test',
      paymentId: 13,
      identityNumber: '131052-308T',
      shippingId: 11,
      billingAddress: { firstName: 'Aino', lastName: 'Laine', addressLine1: 'Katu 1', zip: '00100', city: 'Helsinki' },
    },
  },
})

describe('an order whose answer is lost', () => {
  it('T23 is placed once, and a retry with the same key returns it', async () => {
    const id = await newCart()
    await ask(`mutation { addToCart(id: "${id}", item: { skuId: 101, quantity: 1 }) { id } }`)
    await control({ fault: 'lost-answer', operations: ['placeOrder'], times: 1 })
    const key = { 'x-idempotency-key': 'again' }
    await expect(post('/graphql', orderOf(id), key)).rejects.toThrow('fetch failed')
    const retry = await (await post('/graphql', orderOf(id), key)).json()
    expect(retry.data.placeOrder).toMatchObject({ status: 'completed', orderId: '100001' })
    expect((await state()).orders).toBe(1)
    expect(commerce.stock(101).totalStock).toBe(4)
  })
})

describe('a service that ignores idempotency keys', () => {
  it('T27 creates an order for every call until the reset', async () => {
    const id = await newCart()
    await ask(`mutation { addToCart(id: "${id}", item: { skuId: 101, quantity: 1 }) { id } }`)
    await control({ ignoreKeys: true })
    const key = { 'x-idempotency-key': 'twice' }
    const order = async () => (await (await post('/graphql', orderOf(id), key)).json()).data.placeOrder.orderId
    expect(await order()).not.toBe(await order())
    expect((await state()).orders).toBe(2)
    await control({ reset: true })
    expect(commerce.scenario.ignoresKeys).toBe(false)
  })
})

describe('an ordered cart', () => {
  it('T27 is returned only when completed carts are requested', async () => {
    const id = await newCart()
    await ask(`mutation { addToCart(id: "${id}", item: { skuId: 101, quantity: 1 }) { id } }`)
    await post('/graphql', orderOf(id))
    const cart = async (args: string) =>
      (await (await ask(`{ getCart(id: "${id}"${args}) { isCompleted } }`)).json()).data
    expect(await cart(', includeCompleted: true')).toEqual({ getCart: { isCompleted: true } })
    expect(await cart('')).toEqual({ getCart: null })
  })
})

describe('the state file', () => {
  it('keeps carts, orders and stock over a restart', async () => {
    const id = await newCart()
    await ask(`mutation { addToCart(id: "${id}", item: { skuId: 101, quantity: 2 }) { id } }`)
    await post('/graphql', orderOf(id), { 'x-idempotency-key': 'kept' })
    const open = await newCart()
    const after = fixtureCommerce({ file })
    expect(after.state.data.carts[open]?.id).toBe(open)
    expect(Object.values(after.state.data.orders)).toHaveLength(1)
    expect(after.state.data.carts[id]?.completed).toBe(true)
    expect(after.stock(101).totalStock).toBe(3)
    expect(after.state.data.keys.kept).toBe(after.state.data.carts[id]?.orderPublicId)
  })
})

describe('HTTP', () => {
  it('allows pages on local hosts by CORS, and no others', async () => {
    const origin = 'http://se.localhost:3000'
    const preflight = await fetch(`${base}/graphql`, { method: 'OPTIONS', headers: { origin } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
    expect(preflight.headers.get('access-control-max-age')).toBe('86400')
    const allowed = preflight.headers.get('access-control-allow-headers')
    for (const name of ['x-apikey', 'authorization', 'x-idempotency-key', 'content-type'])
      expect(allowed).toContain(name)
    expect((await ask(QUERY, { origin })).headers.get('access-control-allow-origin')).toBe(origin)
    const foreign = await ask(QUERY, { origin: 'https://localhost.example.com' })
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('passes picture paths to the picture service', async () => {
    expect(await (await fetch(`${base}/cdn-cgi/image/width=10/light.webp`)).text()).toBe('picture')
    expect((await fetch(`${base}/cdn-cgi/image/width=10/none.webp`)).status).toBe(404)
  })

  it('/health answers 200, unknown paths 404 with JSON', async () => {
    expect(await (await fetch(`${base}/health`)).json()).toEqual({ status: 'ok' })
    const unknown = await fetch(`${base}/nothing`)
    expect(unknown.status).toBe(404)
    expect(await unknown.json()).toEqual({ error: 'not found' })
  })

  it('an invalid operation is answered with errors', async () => {
    const answer = await (await ask('{ nothing }')).json()
    expect(answer.errors[0].message).toContain('Cannot query field')
    expect((await fetch(`${base}/graphql`, { method: 'POST', body: '{' })).status).toBeGreaterThanOrEqual(400)
    expect((await ask()).status).toBe(200)
  })
})
