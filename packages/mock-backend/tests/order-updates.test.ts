import { type Client, createClient } from 'graphql-ws'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { type ReturnsShop, serveReturns } from './returns-fixture'

const WATCH = 'subscription ($id: Guid!) { orderUpdated(publicOrderId: $id) { publicId status } }'

let shop: ReturnsShop
let client: Client
beforeEach(async () => {
  shop = await serveReturns()
  client = createClient({
    url: `${shop.origin.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
  })
})
afterEach(async () => {
  await client.dispose()
  await shop.close()
})

const watch = (id: string, query = WATCH) =>
  client.iterate<{ orderUpdated: { publicId: string; status: string } }>({ query, variables: { id } })

describe('R-GQL-07 T38 the subscription to an order', () => {
  it('tells of each change with the status, and of no other order', async () => {
    const order = await shop.order([[101, 1]])
    const other = await shop.order([[101, 1]])
    const updates = watch(order.publicId)
    // at once, for what may have changed before
    const first = (await updates.next()).value?.data
    expect(first).toEqual({ orderUpdated: { publicId: order.publicId, status: 'pending' } })
    await shop.control({ advance: { order: other.orderId, status: 'cancelled' } })
    await shop.control({ advance: { order: order.orderId, status: 'processing' } })
    const statuses = new Set<unknown>()
    while (!statuses.has('partial')) statuses.add((await updates.next()).value?.data?.orderUpdated?.status)
    expect(statuses).not.toContain('cancelled')
    await updates.return?.()
  })

  it('is refused for an unknown order', async () => {
    const { value } = await watch('00000000-0000-4000-8000-000000000000').next()
    expect(value?.errors?.[0]?.message).toBe('There is no such order')
  })

  it('is all that is served there: no query and no mutation', async () => {
    for (const query of ['query ($id: Guid!) { getOrderPublic(publicOrderId: $id) { id } }', 'no GraphQL'])
      await expect(watch('00000000-0000-4000-8000-000000000000', query).next()).rejects.toMatchObject([
        { message: 'Only subscriptions are served here' },
      ])
  })

  it('is refused to pages of other origins', async () => {
    const socket = new WebSocket(`${shop.origin.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
      origin: 'https://evil.example.com',
    })
    const end = await new Promise((resolve) => {
      socket.once('open', () => resolve('open'))
      socket.once('error', () => resolve('refused'))
    })
    expect(end).toBe('refused')
  })
})
