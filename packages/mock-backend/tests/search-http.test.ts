import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serveShop } from './search-fixture'

const VISITOR = { market: 'se', customerKey: 'anna', sessionKey: 'one', locale: 'sv-SE', touchpoint: 'desktop' }
const API = '/api/storefront/v3'

let shop: Awaited<ReturnType<typeof serveShop>>
beforeAll(async () => {
  shop = await serveShop()
})
afterEach(() => shop.control({ reset: true }))
afterAll(() => shop.close())

const addressOf = (path: string, params: Record<string, string> = {}) =>
  `${shop.origin}${API}/${path}?${new URLSearchParams({ ...VISITOR, ...params })}`
const get = (path: string, params: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  fetch(addressOf(path, params), { headers })
const post = (path: string, body: string, params: Record<string, string> = {}) =>
  fetch(addressOf(path, params), { method: 'POST', headers: { 'content-type': 'text/plain' }, body })

describe('R-SEARCH-02 requests', () => {
  it('takes a query by GET, or by POST with JSON as text/plain', async () => {
    const plain = await (await get('queries/search-page', { q: 'klänning', limit: '1' })).json()
    expect(plain.primaryList.totalHits).toBeGreaterThan(0)
    expect(plain.navigation).toBeUndefined()
    const body = JSON.stringify({ navigation: { include: true } })
    const posted = await (await post('queries/search-page', body, { q: 'klänning', limit: '1' })).json()
    expect(posted.primaryList.totalHits).toBe(plain.primaryList.totalHits)
    expect(posted.navigation.tree.count).toBe(plain.primaryList.totalHits)
  })

  it('compresses a long answer for clients that accept it, and varies by that', async () => {
    const long = { q: 'klänning', limit: '8' }
    const encoding = async (accepted: string) => {
      const answer = await get('queries/search-page', long, {
        'accept-encoding': accepted,
        origin: 'http://se.localhost',
      })
      expect(answer.headers.get('vary')).toContain('Accept-Encoding')
      const hits = (await answer.json()).primaryList.productGroups.length
      return [answer.headers.get('content-encoding'), hits]
    }
    expect(await encoding('gzip')).toEqual(['gzip', 8])
    expect(await encoding('identity')).toEqual([null, 8])
  })

  it.each(['market', 'customerKey', 'sessionKey', 'locale', 'touchpoint'])(
    'refuses a query without %s',
    async (name) => {
      const address = new URL(addressOf('queries/navigation-tree'))
      address.searchParams.delete(name)
      const answer = await fetch(address)
      expect(answer.status).toBe(400)
      expect((await answer.json()).message).toContain(`"${name}" is required`)
    },
  )

  it.each([
    ['market', 'GB'],
    ['customerKey', 'k'.repeat(101)],
    ['sessionKey', ' '],
    ['locale', 'svenska'],
    ['locale', 'da-DK'],
    ['touchpoint', 'watch'],
    ['notify', 'perhaps'],
  ])('refuses %s=%s', async (name, value) => {
    const answer = await get('queries/navigation-tree', { [name]: value })
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toContain(name)
  })

  it.each([
    ['limit', 'many'],
    ['skip', '-1'],
    ['sort', 'NICEST'],
    ['origin', 'MOON'],
    ['q', 'x'.repeat(201)],
    ['f.price.min', 'cheap'],
    ['f.sale', '1'],
  ])('refuses a search with %s=%s', async (name, value) => {
    const answer = await get('queries/search-page', { q: 'klänning', [name]: value })
    expect(answer.status).toBe(400)
    expect((await answer.json()).message).toContain(name)
  })

  it('refuses a body that is not JSON, has another shape, has rules, or is larger than 16 KiB', async () => {
    const statusOf = async (body: string) => (await post('queries/search-page', body, { q: 'a' })).status
    expect(await statusOf('{"navigation"')).toBe(400)
    expect(await statusOf('{"navigation":{"include":"yes"}}')).toBe(400)
    expect(await statusOf('{"primaryList":{"productRules":"rule"}}')).toBe(400)
    expect(await statusOf(JSON.stringify({ padding: 'x'.repeat(16_000) }))).toBe(200)
    expect(await statusOf(JSON.stringify({ padding: 'x'.repeat(17_000) }))).toBe(413)
    expect(await statusOf(JSON.stringify({ padding: 'x'.repeat(900_000) }))).toBe(413)
    await expect(statusOf(JSON.stringify({ padding: 'x'.repeat(30_000_000) }))).rejects.toThrow('fetch failed')
    expect(await statusOf('{}')).toBe(200)
  })

  it('refuses unknown queries, notifications and methods', async () => {
    expect((await get('queries/banners')).status).toBe(404)
    expect((await get('queries/constructor')).status).toBe(404)
    expect((await post('notifications/ad-impression', '{"ticket":"a"}')).status).toBe(404)
    expect((await get('notifications/end')).status).toBe(405)
    expect((await fetch(addressOf('queries/navigation-tree'), { method: 'PUT' })).status).toBe(405)
  })

  it('sends CORS headers with answers and errors, and needs no preflight', async () => {
    const headers = { origin: 'http://se.localhost:3000' }
    const wrong: Record<string, string> = { market: 'GB' }
    for (const params of [{}, wrong]) {
      const answer = await get('queries/navigation-tree', params, headers)
      expect(answer.headers.get('access-control-allow-origin')).toBe(headers.origin)
    }
    const foreign = await get('queries/navigation-tree', {}, { origin: 'https://elsewhere.test' })
    expect(foreign.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('faults', () => {
  const search = (headers: Record<string, string> = {}) => get('queries/search-page', { q: 'klänning' }, headers)

  it('are injected into the named operations and counted', async () => {
    await shop.control({ fault: 'down', operations: ['search-page'], times: 1 })
    expect((await get('queries/navigation-tree')).status).toBe(200)
    await expect(search()).rejects.toThrow('fetch failed')
    expect((await search()).status).toBe(200)
    expect(await shop.calls()).toEqual({ 'navigation-tree': 1, 'search-page': 2 })
  })

  it('can be requested by header: unavailable, bad-json and empty', async () => {
    const unavailable = await search({ 'x-kajo-scenario': 'unavailable' })
    expect(unavailable.status).toBe(503)
    expect((await unavailable.json()).message).toBe('Service Unavailable')
    await expect((await search({ 'x-kajo-scenario': 'bad-json' })).json()).rejects.toThrow(SyntaxError)
    expect(await (await search({ 'x-kajo-scenario': 'empty' })).json()).toEqual({})
  })

  it('slow waits for `ms`', async () => {
    await shop.control({ fault: 'slow', ms: 120, times: 1 })
    const started = performance.now()
    expect((await search()).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThanOrEqual(115)
  })

  it('lost-answer executes the call and then breaks the connection', async () => {
    await shop.control({ fault: 'lost-answer', operations: ['search-page'], times: 1 })
    await expect(search()).rejects.toThrow('fetch failed')
    const { recentSearches } = await (await get('queries/autocomplete', { q: '' })).json()
    expect(recentSearches).toEqual([{ q: 'klänning' }])
  })

  it('faults of GraphQL do not affect the search and stay active for GraphQL', async () => {
    await shop.control({ fault: 'graphql-error', times: 1 })
    expect((await search()).status).toBe(200)
    const commerce = await fetch(`${shop.origin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'query channel { channel { id } }' }),
    })
    expect((await commerce.json()).errors[0].extensions.code).toBe('INTERNAL_ERROR')
  })
})
