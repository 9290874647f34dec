import { afterAll, beforeEach, expect, it, vi } from 'vitest'

const ORIGIN = 'https://kajo.test'
const HOUR = 60 * 60 * 1000

type Listener = (event: Record<string, unknown>) => void

const kept = new Map<string, Response>()
/** Pictures of viewed products. */
const pictures = new Map<string, Response>()
const absolute = (address: string | { url: string }) =>
  new URL(typeof address === 'string' ? address : address.url, ORIGIN).href
const cacheOf = (stored: Map<string, Response>) => ({
  match: async (address: string | { url: string }) => stored.get(absolute(address))?.clone(),
  put: async (address: string, answer: Response) => void stored.set(absolute(address), answer),
  keys: async () => [...stored.keys()].map((url) => ({ url })),
  delete: async (request: { url: string }) => stored.delete(request.url),
})
const storeOf = (name: string) => (name === 'kajo-visited' ? pictures : kept)
const caches = {
  open: async (name: string) => cacheOf(storeOf(name)),
  match: async (address: string, { cacheName }: { cacheName: string }) => cacheOf(storeOf(cacheName)).match(address),
  delete: async (name: string) => storeOf(name).clear(),
}
const fetched = vi.fn(async (address: string | Request, _options?: object) => answer(absolute(address)))
let build = 1
let madeAt = Date.now()

function answer(address: string): Response {
  const headers = { date: new Date(madeAt).toUTCString() }
  if (!address.endsWith('/offline')) return new Response('file', { headers })
  const html =
    `<link href="/_next/static/css/${build}.css"/><script src="/_next/static/chunks/${build}.js"></script>` +
    '<a href="/c/mekot">x</a><img src="https://pictures.test/cdn-cgi/image/width=640/scene.offline.webp"/>'
  return new Response(html, { headers })
}

class FakeFetchEvent {
  result: Promise<Response> | undefined
  readonly preloadResponse = Promise.resolve(undefined)
  constructor(
    readonly request: Request,
    readonly clientId = '',
    readonly resultingClientId = '',
  ) {}
  respondWith(result: Promise<Response>) {
    this.result = result
  }
  waitUntil() {}
}

/** Starts the worker as one of its builds; resolves with what sends it an event of a name. */
async function startWorker(files: readonly string[] = []) {
  const listeners: [string, Listener][] = []
  vi.resetModules()
  vi.stubGlobal('location', new URL(`${ORIGIN}/sw.js`))
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('FetchEvent', FakeFetchEvent)
  vi.stubEnv('NODE_ENV', 'production')
  const self = {
    __WB_MANIFEST: files.map((url) => ({ url })),
    registration: { scope: `${ORIGIN}/`, sync: {} },
    navigator: { onLine: true },
    skipWaiting: vi.fn(),
    addEventListener: (name: string, run: Listener) => listeners.push([name, run]),
  }
  vi.stubGlobal('self', self)
  vi.stubGlobal('registration', self.registration)
  await import('@/lib/pwa/service-worker')
  return (name: string, event: object) => {
    for (const [of, run] of listeners) if (of === name) run(event as Record<string, unknown>)
  }
}

/** The worker's answer to a message of a page. */
async function tell(data: unknown, files: readonly string[] = []): Promise<void> {
  const send = await startWorker(files)
  let done: unknown
  send('message', { data, waitUntil: (work: unknown) => (done = work) })
  await done
}

/** A request of a page, or for one. */
const asked = (path: string, mode?: string, init?: RequestInit) => {
  const request = new Request(absolute(path), init)
  if (mode) Object.defineProperty(request, 'mode', { value: mode })
  return request
}
afterAll(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
const paths = () => [...kept.keys()].map((url) => url.replace(ORIGIN, '')).sort()

beforeEach(() => {
  kept.clear()
  pictures.clear()
  fetched.mockReset()
  fetched.mockImplementation(async (address) => answer(absolute(address)))
  build = 1
  madeAt = Date.now()
})

it('R-SW-01 the worker stores the page with style sheet, scripts and picture, but no linked page', async () => {
  await tell({ offlinePage: '/sv/offline', pictures: [] })
  expect(paths()).toEqual([
    '/_next/static/chunks/1.js',
    '/_next/static/css/1.css',
    '/sv/offline',
    'https://pictures.test/cdn-cgi/image/width=640/scene.offline.webp',
  ])
  expect(fetched.mock.calls.find(([address]) => absolute(address).includes('pictures.test'))?.[1]).toEqual({
    mode: 'no-cors',
  })
})

it('R-SW-01 an error is not stored in place of a file, and a picture is fetched again the next time', async () => {
  const picture = `${ORIGIN}/cdn-cgi/image/width=320/viewed.webp`
  const fails = (address: string) => address.endsWith('.css') || address === picture
  fetched.mockImplementation(async (address) =>
    fails(absolute(address)) ? new Response('busy', { status: 503 }) : answer(absolute(address)),
  )
  await tell({ offlinePage: '/offline', pictures: [picture] })
  expect(paths().filter(fails)).toEqual([])
  expect([pictures.has(picture), paths().includes('/offline')]).toEqual([false, true])
  fetched.mockImplementation(async (address) => answer(absolute(address)))
  await tell({ offlinePage: '/offline', pictures: [picture] })
  expect(pictures.has(picture)).toBe(true)
})

it('R-SW-01 the page is fetched once a day; then files of an earlier build are removed, those of another language stay', async () => {
  madeAt -= 23 * HOUR
  await tell({ offlinePage: '/offline', pictures: [] })
  fetched.mockClear()
  await tell({ offlinePage: '/offline', pictures: [] })
  expect(fetched).not.toHaveBeenCalled()
  await tell({ offlinePage: '/sv/offline', pictures: [] })
  kept.set(
    `${ORIGIN}/offline`,
    new Response(await kept.get(`${ORIGIN}/offline`)?.text(), { headers: { date: new Date(0).toUTCString() } }),
  )
  build = 2
  await tell({ offlinePage: '/offline', pictures: [] })
  expect(paths().filter((path) => path.includes('/css/'))).toEqual([
    '/_next/static/css/1.css',
    '/_next/static/css/2.css',
  ])
  build = 3
  kept.set(`${ORIGIN}/sv/offline`, new Response('', { headers: { date: new Date(0).toUTCString() } }))
  await tell({ offlinePage: '/sv/offline', pictures: [] })
  expect(paths().filter((path) => path.includes('/css/'))).toEqual([
    '/_next/static/css/2.css',
    '/_next/static/css/3.css',
  ])
})

it('R-SW-01 pictures of the products viewed last are fetched once and removed when others replace them', async () => {
  const [first, second] = ['https://pictures.test/1.webp', 'https://pictures.test/2.webp']
  await tell({ offlinePage: '/offline', pictures: [first] })
  fetched.mockClear()
  await tell({ offlinePage: '/offline', pictures: [second, first] })
  expect(fetched.mock.calls).toEqual([[second, { mode: 'no-cors' }]])
  await tell({ offlinePage: '/offline', pictures: [second] })
  expect([...pictures.keys()]).toEqual([second])
  expect(paths(), 'apart from the page').not.toContain(second)
  await tell({ offlinePage: '/offline', pictures: [] })
  expect([...pictures.keys()], 'T32 none without consent').toEqual([])
})

it.each([
  [null],
  ['/offline'],
  [{ offlinePage: '/offline' }],
  [{ offlinePage: 'https://elsewhere.test/offline', pictures: [] }],
])('a message of another kind asks for nothing: %j', async (data) => {
  await tell(data)
  expect(fetched).not.toHaveBeenCalled()
})

it('R-SW-01 a page of an earlier build is fetched again after a deploy, one of this build is not', async () => {
  await tell({ offlinePage: '/offline', pictures: [] }, ['/_next/static/chunks/1.js'])
  fetched.mockClear()
  await tell({ offlinePage: '/offline', pictures: [] }, ['/_next/static/chunks/1.js'])
  expect(fetched).not.toHaveBeenCalled()
  build = 2
  await tell({ offlinePage: '/offline', pictures: [] }, ['/_next/static/chunks/2.js'])
  expect(paths().filter((path) => path.endsWith('.js'))).toEqual(['/_next/static/chunks/2.js'])
})

it.each(['GET', 'POST'])(
  'R-SW-01 a page that cannot be reached by %s is the offline page of its language',
  async (method) => {
    await tell({ offlinePage: '/sv/offline', pictures: [] })
    await tell({ offlinePage: '/offline', pictures: [] })
    kept.set(`${ORIGIN}/offline`, new Response('in Finnish'))
    const send = await startWorker()
    const open = async (path: string) => {
      const event = new FakeFetchEvent(asked(path, 'navigate', { method }), '', 'window')
      send('fetch', event)
      return (await event.result)?.text()
    }
    expect(await open('/c/mekot'), 'a network').toBe('file')
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    expect(await open('/sv/kassan')).toContain('/_next/static/css/1.css')
    expect(await open('/kassa')).toBe('in Finnish')
    kept.clear()
    await expect(open('/kassa'), 'without a stored page').rejects.toThrow('no-response')
  },
)

it('R-SW-01 where addresses begin with market and language, the offline page is that of both', async () => {
  for (const lang of ['fi', 'sv']) kept.set(`${ORIGIN}/fi/${lang}/offline`, new Response(`in ${lang}`))
  const send = await startWorker()
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  const event = new FakeFetchEvent(asked('/fi/sv/kassan', 'navigate'), '', 'window')
  send('fetch', event)
  expect(await (await event.result)?.text()).toBe('in sv')
})

it('R-SW-01 files come from the cache for a window that shows the offline page, else from the network', async () => {
  await tell({ offlinePage: '/offline', pictures: [] })
  const send = await startWorker()
  const file = (path: string, window: string) => {
    const event = new FakeFetchEvent(asked(path), window)
    send('fetch', event)
    return event.result
  }
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const page = new FakeFetchEvent(asked('/kassa', 'navigate'), '', 'offline-window')
  send('fetch', page)
  await page.result
  fetched.mockClear()
  expect(file('/_next/static/css/1.css', 'another-window'), 'left to the browser').toBeUndefined()
  expect((await file('/_next/static/css/1.css', 'offline-window'))?.status).toBe(200)
  const scene = await file('https://pictures.test/cdn-cgi/image/width=320/scene.offline.webp', 'offline-window')
  expect(scene?.status, 'the size that is stored').toBe(200)
  expect(fetched).not.toHaveBeenCalled()
  await file('/_next/static/css/unknown.css', 'offline-window')
  expect(fetched).toHaveBeenCalledOnce()
})
