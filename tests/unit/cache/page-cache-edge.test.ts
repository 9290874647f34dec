import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMemoryStore } from '@/lib/cache/memory-store.mjs'
import PageCache from '@/lib/cache/page-cache.mjs'
import { createPageStore } from '@/lib/cache/page-store.mjs'
import { provideVisits } from '@/lib/cache/visit.mjs'

const PLACE = Symbol.for('kajo.page-store')
const START = Date.parse('2026-11-21T10:00:00Z')
const TAGS = 'fi:product,fi:price,fi:product:a'

const view = (text: string, status?: number) => ({
  kind: 'APP_PAGE',
  html: `${status ? `<meta name="kajo-status" content="${status}"/>` : ''}<h1>${text}</h1>`,
  headers: { 'x-next-cache-tags': `${TAGS},_N_T_/layout` } as Record<string, unknown>,
  status: 200,
})
const json = (text: string) => ({
  kind: 'APP_ROUTE',
  body: Buffer.from(text),
  headers: { 'x-next-cache-tags': TAGS } as Record<string, unknown>,
  status: 200,
})
const data = (body: string) => ({ kind: 'FETCH', data: { headers: {}, body, status: 200, url: '' }, revalidate: 300 })
const life = () => ({ cacheControl: { revalidate: 300, expire: 86_400 } })

/** Each of these is a request of its own, as the framework makes a handler for each. */
const ask = (key: string) => new PageCache({}).get(key, {})
const store = (key: string, value: unknown, context = life()) => new PageCache({}).set(key, value, context)
const mark = (tag: string) => new PageCache({}).revalidateTag(tag)

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  vi.stubEnv('EDGE_PURGE_URLS', 'http://127.0.0.1:6081/')
  const memory = () => createMemoryStore({ entries: 100, megabytes: 1 })
  const pages = createPageStore({ memory: memory(), second: memory() })
  Reflect.set(globalThis, PLACE, Promise.resolve(pages))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  Reflect.deleteProperty(globalThis, PLACE)
})

describe('T28 a wrong address', () => {
  afterEach(() => provideVisits({ getStore: () => undefined }))

  it('gets the shared not-found page with the tags of what it names, for the second store of a cache in front', async () => {
    const visit = {
      mayRender: () => true,
      findContent: async () => ({ found: 'nothing' as const, tags: ['fi:product:new'] }),
      request: async () => undefined,
    }
    provideVisits({ getStore: () => visit })
    const shared = '/route-cache/APP_PAGE/1a2b/$/fi/fi/404'
    await new PageCache({}).get(shared, { kind: 'APP_PAGE' })
    await store(shared, { ...view('Ei', 404), headers: { 'x-next-cache-tags': 'fi:menu' } })
    const entry = await new PageCache({}).get('/route-cache/APP_PAGE/9f9f/$/fi/fi/p/new', { kind: 'APP_PAGE' })
    expect(entry?.value).toMatchObject({
      status: 404,
      headers: { 'cache-tag': 'fi:menu,fi:product:new', 'x-kajo-store': 'second' },
    })
    expect(entry?.cacheControl?.revalidate).toBe(60)
  })
})

describe('the policy of a stored page', () => {
  const policyNow = async () => {
    await store('page', view('Mekko'))
    const { headers } = (await ask('page'))?.value ?? {}
    const directives = String(headers?.['content-security-policy']).split('; ')
    return Object.fromEntries(
      directives.map((directive): [string, string] => {
        const [name = '', ...sources] = directive.split(' ')
        return [name, sources.join(' ')]
      }),
    )
  }
  beforeEach(() => {
    for (const name of ['TRACKER_SCRIPT_ORIGINS', 'TRACKER_DATA_ORIGINS', 'FAVORITES_URL']) vi.stubEnv(name, '')
    vi.stubEnv('IMAGE_URL', 'https://img.example.com')
    vi.stubEnv('SEARCH_CLUSTER', 'https://find.example.com')
    vi.stubEnv('AUTH_URL', 'https://auth.example.com/api/shop_prod/')
    vi.stubEnv('SIGN_URL', 'https://auth.example.com/sign/')
  })

  it('allows no third party by default', async () => {
    expect(await policyNow()).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self'",
      'img-src': "'self' data: https://img.example.com",
      'connect-src': "'self' https://find.example.com https://auth.example.com",
    })
  })

  it('allows scripts and data of the trackers and the favourites service, each for its purpose only', async () => {
    const plain = await policyNow()
    vi.stubEnv('TRACKER_SCRIPT_ORIGINS', 'https://tag.example.com, https://*.assets.example')
    vi.stubEnv('TRACKER_DATA_ORIGINS', 'https://collect.example.com,https://collect.example.com')
    vi.stubEnv('FAVORITES_URL', 'https://likes.example.com/api')
    expect(await policyNow()).toEqual({
      ...plain,
      'script-src': "'self' https://tag.example.com https://*.assets.example",
      'img-src': "'self' data: https://img.example.com https://collect.example.com",
      'connect-src':
        "'self' https://likes.example.com https://find.example.com https://auth.example.com https://collect.example.com",
    })
  })
})

describe('the tags of a response', () => {
  it.each([
    ['page', view('Mekko')],
    ['JSON', json('{}')],
  ])('are on a %s, first and from the store, without those of the framework', async (_, value) => {
    await store('a', value)
    expect(value.headers['cache-tag']).toBe(TAGS)
    expect((await ask('a'))?.value.headers['cache-tag']).toBe(TAGS)
  })

  it('follow EDGE_PURGE_URLS, also on pages stored before it was set or unset', async () => {
    vi.stubEnv('EDGE_PURGE_URLS', '')
    const page = view('Mekko')
    await store('a', page)
    expect(page.headers).not.toHaveProperty('cache-tag')
    expect((await ask('a'))?.value.headers).not.toHaveProperty('cache-tag')
    vi.stubEnv('EDGE_PURGE_URLS', 'http://127.0.0.1:6081/')
    expect((await ask('a'))?.value.headers['cache-tag']).toBe(TAGS)
    vi.stubEnv('EDGE_PURGE_URLS', '')
    expect((await ask('a'))?.value.headers).not.toHaveProperty('cache-tag')
  })

  it('are those of the good page when it is sent in place of a failed one', async () => {
    await store('a', view('Mekko'))
    const failed = { ...view('Häiriö', 503), headers: { 'x-next-cache-tags': 'fi:other' } }
    await store('a', failed)
    expect(failed.headers).toMatchObject({ 'cache-tag': TAGS })
  })
})

describe('T28 the second store of the caches in front', () => {
  const PAGE = '/route-cache/APP_PAGE/1a2b/$'
  const storesOf = async (key: string, value: unknown) => {
    await store(key, value)
    const headers = [(value as ReturnType<typeof view>).headers, (await ask(key))?.value.headers]
    return headers.map((each) => each?.['x-kajo-store'])
  }

  it.each([
    ['a redirect', '/fi/fi/p/x/mekko', { ...view(''), status: 308 }],
    ['a 404', '/fi/fi/p/x/ei-ole', view('Ei löydy', 404)],
    ['a filtered list', '/fi/fi/list/_vA/c/mekot', view('Mekot')],
    ['JSON of a search', '/api/search/fi/fi/_/_a2Vrawo', json('{}')],
  ])('is named on %s, first and from the store', async (_name, path, value) => {
    expect(await storesOf(PAGE + path, value)).toEqual(['second', 'second'])
  })

  it('is not named on a page of the catalogue, nor without such caches', async () => {
    expect(await storesOf(`${PAGE}/fi/fi/p/mekot/mekko`, view('Mekko'))).toEqual([undefined, undefined])
    vi.stubEnv('EDGE_PURGE_URLS', '')
    expect(await storesOf(`${PAGE}/fi/fi/p/x/mekko`, { ...view(''), status: 308 })).toEqual([undefined, undefined])
  })
})

describe('a page with an invalidated tag', () => {
  it('is rendered again before the response, because the cache in front would store the old one', async () => {
    await store('a', view('Mekko'))
    await store('b', json('{}'))
    vi.advanceTimersByTime(5000)
    await mark('fi:product:a')
    expect(await ask('a')).toBeNull()
    expect(await ask('b')).toBeNull()
    vi.advanceTimersByTime(2000)
    await store('a', view('Mekko, uusi hinta'))
    expect((await ask('a'))?.value.html).toContain('uusi hinta')
  })

  it('is sent when its renewal fails', async () => {
    await store('a', view('Mekko'))
    vi.advanceTimersByTime(5000)
    await mark('fi:product:a')
    expect(await ask('a')).toBeNull()
    const failed = view('Häiriö', 503)
    await store('a', failed)
    expect(failed).toMatchObject({ html: '<h1>Mekko</h1>', status: 200 })
  })

  it('keeps its data available in case their renewal fails', async () => {
    await new PageCache({}).set('k', data('{"a":1}'), { fetchCache: true, tags: ['fi:menu'] })
    vi.advanceTimersByTime(5000)
    await mark('fi:menu')
    expect(await ask('k')).toMatchObject({ lastModified: 1, value: { data: { body: '{"a":1}' } } })
  })
})

describe('an invalidation while a page is rendered', () => {
  it('limits the response to one second and makes the stored page stale', async () => {
    const request = new PageCache({})
    expect(await request.get('a', {})).toBeNull()
    vi.advanceTimersByTime(4000)
    await mark('fi:price')
    vi.advanceTimersByTime(4000)
    const context = life()
    await request.set('a', view('Mekko, vanha hinta'), context)
    expect(context.cacheControl.revalidate).toBe(1)
    expect(await ask('a')).toBeNull()
  })

  it('makes data stale that were requested from the backend before it', async () => {
    const request = new PageCache({})
    await request.get('k', { kind: 'FETCH' })
    vi.advanceTimersByTime(4000)
    await mark('fi:menu')
    vi.advanceTimersByTime(4000)
    await request.set('k', data('{"a":1}'), { fetchCache: true, tags: ['fi:menu'] })
    expect((await ask('k'))?.lastModified).toBe(1)
  })

  it('of other data changes nothing', async () => {
    const request = new PageCache({})
    await request.get('a', {})
    await mark('se:price')
    const context = life()
    await request.set('a', view('Mekko'), context)
    expect(context.cacheControl.revalidate).toBe(300)
    expect(await ask('a')).not.toBeNull()
  })
})
