import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, expect, it } from 'vitest'
import { createShopState } from '#commerce/shop-state'
import { freePort, type MockProcess, startMockProcess, untilReady } from './mock-process'

const folder = mkdtempSync(join(tmpdir(), 'kajo-crash-'))
const file = join(folder, 'state.json')
const running: MockProcess[] = []

afterEach(() => {
  for (const { child } of running.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true }))

async function start(env: Record<string, string>): Promise<MockProcess> {
  const mock = startMockProcess({
    MOCK_PRODUCTS: '60',
    MOCK_STATE: file,
    MOCK_PICTURES: join(folder, 'pictures'),
    ...env,
  })
  running.push(mock)
  await untilReady(mock)
  return mock
}

const askAt =
  (port: number) =>
  async (query: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    })
    return (await answer.json()).data
  }

type Ask = ReturnType<typeof askAt>
type Answered = {
  orders: Map<string, { orderId: string; cart: string }>
  carts: Map<string, number>
  emails: Set<string>
}

const PLACE = `email: "aino@kajo.test", shippingId: 11, billingAddress:
  { firstName: "Aino", lastName: "Laine", addressLine1: "Katu 1", zip: "00100", city: "Helsinki" }`

const placeOrder = async (ask: Ask, cart: string, key: string): Promise<string> => {
  const query = `mutation { placeOrder(cartId: "${cart}", checkout: { ${PLACE}, paymentId: 13, identityNumber: "131052-308T" }) { orderId } }`
  return (await ask(query, { 'x-idempotency-key': key })).placeOrder.orderId
}

/** Places orders until the connection breaks, and records only those that were answered. */
async function shop(ask: Ask, skuId: number, name: string, answered: Answered, onOrder: () => void): Promise<void> {
  for (let i = 0; ; i++) {
    const { getCart } = await ask('{ getCart(id: "") { id } }')
    answered.carts.set(getCart.id, 0)
    for (const quantity of [1, 2]) {
      await ask(`mutation { addToCart(id: "${getCart.id}", item: { skuId: ${skuId}, quantity: 1 }) { id } }`)
      answered.carts.set(getCart.id, quantity)
    }
    const email = `${name}-${i}@kajo.test`
    await ask(`mutation { subscribeToNewsletter(email: "${email}") }`)
    answered.emails.add(email)
    if (i % 3 === 2) continue
    const key = `${name}-${i}`
    const orderId = await placeOrder(ask, getCart.id, key)
    answered.orders.set(key, { orderId, cart: getCart.id })
    onOrder()
  }
}

async function findSku(ask: Ask, port: number): Promise<number> {
  const { products } = await ask('{ products(take: 1) { products { skus { skuId } } } }')
  const { skuId } = products.products[0].skus[0]
  await fetch(`http://127.0.0.1:${port}/__control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ skuStock: { skuId, n: 100_000 } }),
  })
  return skuId
}

it('T23 keeps every answered order when it is killed, and never repeats an order number', {
  timeout: 240_000,
}, async () => {
  const answered: Answered = { orders: new Map(), carts: new Map(), emails: new Set() }
  const port = await freePort()
  for (const round of ['a', 'b']) {
    const mock = await start({ MOCK_PORT: String(port) })
    const ask = askAt(port)
    const skuId = await findSku(ask, port)
    let left = 40
    const onOrder = () => {
      left -= 1
      if (left === 0) mock.child.kill('SIGKILL')
    }
    const shoppers = ['0', '1', '2', '3', '4', '5'].map((n) => shop(ask, skuId, round + n, answered, onOrder))
    await Promise.allSettled(shoppers)
    await mock.ended
  }
  const { child } = await start({ MOCK_PORT: String(port) })
  const ask = askAt(port)
  const numbers = [...answered.orders.values()].map(({ orderId }) => orderId)
  expect(numbers.length).toBeGreaterThanOrEqual(80)
  expect(new Set(numbers).size).toBe(numbers.length)
  for (const [key, { orderId, cart }] of answered.orders) expect(await placeOrder(ask, cart, key)).toBe(orderId)
  for (const [id, quantity] of answered.carts) {
    const { getCart } = await ask(`{ getCart(id: "${id}", includeCompleted: true) { items { quantity } } }`)
    const found = getCart.items.reduce((sum: number, item: { quantity: number }) => sum + item.quantity, 0)
    expect(found).toBeGreaterThanOrEqual(quantity)
  }
  child.kill('SIGTERM')
  await expect.poll(() => child.exitCode).toBe(0)
  const { subscribers } = createShopState(file).data
  expect(subscribers.map(({ email }) => email)).toEqual(expect.arrayContaining([...answered.emails]))
  expect(readdirSync(folder).filter((name) => name.startsWith('state'))).toEqual(['state.json'])
})

it('T27 a delayed webhook that was not sent when the process was killed is sent after the next start', async () => {
  const env = { MOCK_STATE: join(folder, 'late.json'), MOCK_PORT: String(await freePort()) }
  const mock = await start(env)
  const ask = askAt(Number(env.MOCK_PORT))
  const skuId = await findSku(ask, Number(env.MOCK_PORT))
  const { getCart } = await ask('{ getCart(id: "") { id } }')
  await ask(`mutation { addToCart(id: "${getCart.id}", item: { skuId: ${skuId}, quantity: 1 }) { id } }`)
  const urls = 'checkoutUrls: { redirectUrl: "http://fi.localhost/checkout/confirm?oid={payment.uid}" }'
  const { placeOrder: order } = await ask(
    `mutation { placeOrder(cartId: "${getCart.id}", checkout: { ${PLACE}, ${urls}, paymentId: 10 }) { publicId redirectUrl } }`,
  )
  const pressed = { outcome: 'approved', late: 'yes' }
  await fetch(order.redirectUrl, { method: 'POST', body: new URLSearchParams(pressed), redirect: 'manual' })
  mock.child.kill('SIGKILL')
  await mock.ended
  const completed = async () =>
    (await ask(`{ checkout(id: "${order.publicId}", paymentType: STANDARD) { completed } }`)).checkout.completed
  await start(env)
  await expect.poll(completed, { timeout: 15_000 }).toBe(true)
})

it('exits with a message when its port is taken, even by a server that answers /health, and does not touch the state', async () => {
  const other = createServer((_request, response) => response.end('{"status":"ok"}'))
  await new Promise<void>((ready) => other.listen(0, ready))
  const { port } = other.address() as AddressInfo
  const mock = startMockProcess({ MOCK_PORT: String(port), MOCK_STATE: join(folder, 'other', 'state.json') })
  running.push(mock)
  expect(await mock.ended).toBe(1)
  other.close()
  expect(mock.output().trim()).toBe(`MOCK_PORT ${port} is taken by another process`)
  expect(readdirSync(folder)).not.toContain('other')
})

it('exits with a message when another mock backend uses its state file', async () => {
  const env = { MOCK_STATE: join(folder, 'shared.json') }
  await start({ ...env, MOCK_PORT: String(await freePort()) })
  const second = startMockProcess({ ...env, MOCK_PORT: String(await freePort()) })
  running.push(second)
  expect(await second.ended).toBe(1)
  expect(second.output().trim()).toBe(`MOCK_STATE ${env.MOCK_STATE} is in use by another mock backend`)
})
