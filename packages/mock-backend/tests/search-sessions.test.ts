import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { itemAt } from '#catalogue/item-at'
import { resolveStorefront } from '#commerce/storefront'
import type { Visitor } from '#search/http/parse-visitor'
import { createSessions } from '#search/sessions/create-sessions'
import { createTickets } from '#search/tickets'
import { type Client, clientOf, serveShop } from './search-fixture'

let shop: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  shop = await serveShop()
})
beforeEach(() => shop.control({ reset: true }))
afterAll(() => shop.close())

const keyAt = (at: number) => itemAt(shop.commerce.index.entries, at).product.articleNumber
const recentOf = async (client: Client) => {
  const { recentSearches, recentlyViewed } = await client.query.autocomplete({ q: '' })
  return { searches: recentSearches.map(({ q }) => q), viewed: recentlyViewed.map(({ products }) => products[0]?.key) }
}
const firstHit = async (client: Client, q = 'klänning', notify = false) => {
  const { primaryList } = await client.query.searchPage({ q, limit: 1, notify })
  return itemAt(itemAt(primaryList.productGroups, 0).products, 0)
}
const rowOf = async (client: Client, algorithm: 'FAVORITES' | 'PERSONAL') => {
  const { recommendationLists } = await client.query.landingPage(
    { pageReference: '/' },
    { recommendationLists: [{ id: 'row', algorithm, limit: 6 }] },
  )
  return itemAt(recommendationLists, 0).productGroups.map(({ products }) => products[0]?.key)
}

describe('stored data of a customer', () => {
  it('R-SEARCH-10 has searches with hits and viewed products, newest first, until they are removed', async () => {
    const anna = clientOf(shop.origin)
    for (const q of ['klänning', 'kappa', 'zzzzqqqq', 'Klänning']) await anna.query.searchPage({ q, limit: 1 })
    for (const at of [0, 8]) await anna.query.productPage({ productKey: keyAt(at) })
    expect(await recentOf(anna)).toEqual({ searches: ['Klänning', 'kappa'], viewed: [keyAt(8), keyAt(0)] })
    await anna.notify.removeRecentSearches(['kappa'])
    await anna.notify.removeRecentlyViewed([keyAt(8)])
    expect(await recentOf(anna)).toEqual({ searches: ['Klänning'], viewed: [keyAt(0)] })
    await anna.notify.removeRecentSearches('removeAll')
    await anna.notify.removeRecentlyViewed('removeAll')
    expect(await recentOf(anna)).toEqual({ searches: [], viewed: [] })
  })

  it('R-SEARCH-06 is not visible with another customer key or market', async () => {
    await clientOf(shop.origin).query.searchPage({ q: 'klänning' })
    expect((await recentOf(clientOf(shop.origin, 'berit'))).searches).toEqual([])
    const finnish = clientOf(shop.origin, 'anna', { market: 'FI', locale: 'sv-SE' })
    expect((await recentOf(finnish)).searches).toEqual([])
  })

  it('notify=false stores nothing', async () => {
    const anna = clientOf(shop.origin)
    await anna.query.searchPage({ q: 'klänning', notify: false })
    await anna.query.productPage({ productKey: keyAt(0), notify: false })
    expect(await recentOf(anna)).toEqual({ searches: [], viewed: [] })
  })

  it('R-SEARCH-09 a click on a hit adds its query to the searches and its product to the viewed ones', async () => {
    const { ticket, key } = await firstHit(clientOf(shop.origin, 'server'))
    const anna = clientOf(shop.origin)
    await anna.notify.click(ticket)
    expect(await recentOf(anna)).toEqual({ searches: ['klänning'], viewed: [key] })
    const suggested = await anna.query.autocomplete({ q: 'kap' })
    await anna.notify.click(itemAt(itemAt(suggested.productSuggestions, 0).products, 0).ticket)
    expect((await recentOf(anna)).searches).toEqual(['klänning'])
  })

  it('R-SEARCH-09 has favourites by product or variant key', async () => {
    const anna = clientOf(shop.origin)
    const other = itemAt(shop.commerce.index.entries, 8).product
    await anna.notify.addFavorite(keyAt(0))
    await anna.notify.addFavorite({ variantKey: itemAt(other.skus, 0).articleNumber })
    expect(await rowOf(anna, 'FAVORITES')).toEqual([other.articleNumber, keyAt(0)])
    await anna.notify.removeFavorite(keyAt(0))
    expect(await rowOf(anna, 'FAVORITES')).toEqual([other.articleNumber])
  })

  it('R-SEARCH-10 cart additions change PERSONAL until the session ends', async () => {
    const anna = clientOf(shop.origin)
    const before = await rowOf(anna, 'PERSONAL')
    await anna.notify.addToCart((await firstHit(anna, 'halsduk')).ticket)
    expect(await rowOf(anna, 'PERSONAL')).not.toEqual(before)
    await anna.notify.end()
    expect(await rowOf(anna, 'PERSONAL')).toEqual(before)
  })
})

describe('refused notifications', () => {
  const send = async (name: string, body?: unknown) => {
    const params = new URLSearchParams({ market: 'SE', customerKey: 'anna', sessionKey: 'one' })
    const address = `${shop.origin}/api/storefront/v3/notifications/${name}?${params}`
    return (await fetch(address, { method: 'POST', body: body === undefined ? undefined : JSON.stringify(body) }))
      .status
  }

  it.each([
    ['click', {}],
    ['click', { ticket: 'nothing' }],
    ['click', { ticket: createTickets().write({ productId: 11, q: '' }) }],
    ['click', { ticket: 'x'.repeat(5000) }],
    ['add-to-cart', undefined],
    ['add-favorite', { productKey: 'nothing' }],
    ['add-favorite', { sku: 'K00001-01' }],
    ['remove-favorite', []],
    ['remove-recent-searches', { removeAll: false }],
    ['remove-recent-searches', { phrases: 'klänning' }],
    ['remove-recently-viewed', { productKeys: Array.from({ length: 101 }, () => 'K00001-01') }],
  ])('%s %j is 400', async (name, body) => {
    expect(await send(name, body)).toBe(400)
  })

  it('add-to-cart refuses the ticket of a page', async () => {
    const { contentSuggestions } = await clientOf(shop.origin).query.autocomplete({ q: 'retur' })
    const { ticket } = itemAt(contentSuggestions, 0)
    expect(await send('click', { ticket })).toBe(204)
    expect(await send('add-to-cart', { ticket })).toBe(400)
  })
})

describe('limits', () => {
  const visitor: Visitor = {
    storefront: resolveStorefront({ marketId: 'se' }),
    customerKey: 'anna',
    sessionKey: 'one',
    notify: true,
  }

  it('keeps ten searches, twenty viewed products and the interest in fifty products', () => {
    const sessions = createSessions()
    for (let i = 1; i <= 120; i++) {
      sessions.addSearch(visitor, `search ${i}`)
      sessions.addViewed(visitor, i)
      sessions.addFavorite(visitor, i)
      sessions.addInterest(visitor, i, 1)
    }
    const { searches, viewed, favorites } = sessions.customerOf(visitor)
    expect([searches.length, viewed.length, favorites.length]).toEqual([10, 20, 100])
    expect(searches[0]).toBe('search 120')
    expect([...sessions.interestOf(visitor).keys()]).toEqual(Array.from({ length: 50 }, (_, i) => 71 + i))
  })

  it('evicts the least recently seen customers', () => {
    const sessions = createSessions()
    for (let i = 0; i <= 5000; i++) sessions.addSearch({ ...visitor, customerKey: `customer ${i}` }, 'klänning')
    expect(sessions.customerOf({ ...visitor, customerKey: 'customer 0' }).searches).toEqual([])
    expect(sessions.customerOf({ ...visitor, customerKey: 'customer 1' }).searches).toEqual(['klänning'])
  })

  it('tickets of long queries are short, and changed tickets are invalid', () => {
    const tickets = createTickets()
    const ticket = tickets.write({ productId: 11, skuId: 1101, q: '"'.repeat(200), isSearched: true })
    expect(ticket.length).toBeLessThan(300)
    expect(tickets.read(ticket)).toEqual({ productId: 11, skuId: 1101, q: '"'.repeat(60), isSearched: true })
    const bytes = Buffer.from(ticket, 'base64url')
    bytes[10] = (bytes[10] ?? 0) ^ 1
    expect(tickets.read(bytes.toString('base64url'))).toBeNull()
  })
})
