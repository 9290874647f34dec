import { readFileSync } from 'node:fs'
import { beforeEach, expect, it, vi } from 'vitest'

const ORIGIN = 'https://kajo.test'
const SOURCE = readFileSync('public/sw.js', 'utf8')
const HOUR = 60 * 60 * 1000

type Listener = (event: Record<string, unknown>) => void

const kept = new Map<string, Response>()
const absolute = (address: string | { url: string }) =>
  new URL(typeof address === 'string' ? address : address.url, ORIGIN).href
const cache = {
  match: async (address: string | { url: string }) => kept.get(absolute(address))?.clone(),
  put: async (address: string, answer: Response) => void kept.set(absolute(address), answer),
  keys: async () => [...kept.keys()].map((url) => ({ url })),
  delete: async (request: { url: string }) => kept.delete(request.url),
}
const fetched = vi.fn(async (address: string, _options?: object) => answer(address))
let build = 1
let madeAt = Date.now()

function answer(address: string): Response {
  const headers = { date: new Date(madeAt).toUTCString() }
  if (!address.endsWith('/offline')) return new Response('file', { headers })
  const html =
    `<link href="/_next/static/css/${build}.css"/><script data-src="/_next/static/chunks/${build}.js"></script>` +
    '<a href="/c/mekot">x</a><img src="https://pictures.test/cdn-cgi/image/width=640/scene.offline.webp"/>'
  return new Response(html, { headers })
}

/** The worker's answer to a message of a page. */
async function tell(data: unknown): Promise<void> {
  const listeners = new Map<string, Listener>()
  const self = {
    location: { origin: ORIGIN },
    addEventListener: (name: string, run: Listener) => listeners.set(name, run),
  }
  new Function('self', 'caches', 'fetch', SOURCE)(self, { open: async () => cache }, fetched)
  let done: unknown
  listeners.get('message')?.({ data, waitUntil: (work: unknown) => (done = work) })
  await done
}
const paths = () => [...kept.keys()].map((url) => url.replace(ORIGIN, '')).sort()

beforeEach(() => {
  kept.clear()
  fetched.mockClear()
  build = 1
  madeAt = Date.now()
})

it('R-SW-01 the worker keeps the page with its sheet, scripts and picture, and nothing it links to', async () => {
  await tell({ offlinePage: '/sv/offline', pictures: [] })
  expect(paths()).toEqual([
    '/_next/static/chunks/1.js',
    '/_next/static/css/1.css',
    '/sv/offline',
    'https://pictures.test/cdn-cgi/image/width=640/scene.offline.webp',
  ])
  expect(fetched.mock.calls.find(([address]) => address.includes('pictures.test'))?.[1]).toEqual({ mode: 'no-cors' })
})

it('R-SW-01 once a day is enough; then the files of an earlier build go, those of another language stay', async () => {
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

it('R-SW-01 the pictures of what was looked at last come once and go when others take their place', async () => {
  const [first, second] = ['https://pictures.test/1.webp', 'https://pictures.test/2.webp']
  await tell({ offlinePage: '/offline', pictures: [first] })
  fetched.mockClear()
  await tell({ offlinePage: '/offline', pictures: [second, first] })
  expect(fetched.mock.calls).toEqual([[second, { mode: 'no-cors' }]])
  await tell({ offlinePage: '/offline', pictures: [second] })
  expect(paths().filter((path) => /\d\.webp$/.test(path))).toEqual([second])
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
