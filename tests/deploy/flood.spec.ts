import { type ChildProcess, spawn } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { createClient } from 'redis'
import { encodeListSegment, parseListSearch } from '@/lib/list/list-query'
import { encodeSearchSegment } from '@/lib/routing/search-text'
import { freePort } from '@/scripts/free-port.mjs'
import { findPlaces, linksOf, type Places } from '@/tests/support/find-places'
import { endProcess, launchShop, test } from '@/tests/support/private-shop'
import { rawRequest } from '@/tests/support/raw-request'
import { TEXTS } from '@/tests/support/shop-test'
import { whenStarted } from '@/tests/support/touch-page'

const MIB = 1024 * 1024
const METRICS_TOKEN = 'a-token-for-the-tests-only'
const SEEN = ['HIT', 'STALE']

let redisPort: number
let redis: ChildProcess
let shop: ChildProcess
let fi: string
let anyHost: string
let places: Places
let alias: string
let good: string[]

const segment = (search: string) => encodeListSegment(parseListSearch(new URLSearchParams(search)))
const ask = (path: string) => rawRequest(fi, path)
const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index))

/** Addresses that nobody linked to: 2 000 of them. */
const madeUp = (list: string): string[] => [
  ...times(200, (index) => `/c/parent-${index}/${alias}`),
  ...times(150, (index) => `${list}?brands=Made up~x${index}`.replace(' ', '%20')),
  ...times(100, (index) => `${list}?p-made-${index}=x${index}`),
  ...times(500, (index) => `${list}?page=${1000 + index * 7}`),
  ...times(150, (index) => `/p/made-up-${index}`),
  ...times(60, (index) => `/made-up-${index}`),
  ...times(40, (index) => `/c/made-up-${index}`),
  ...times(100, (index) => `/api/list/fi/fi/_/made-up-${index}`),
  ...times(50, (index) => `/api/list/fi/fi/${segment(`brands=x${index}`)}${list.slice(2)}`),
  ...times(60, (index) => `/s/made-up ${index}`.replace(' ', '%20')),
  ...times(40, (index) => `/api/search/fi/fi/_/${encodeSearchSegment(`made-up ${index}`)}`),
  ...times(200, (index) => `/api/made-up-${index}`),
  ...times(340, (index) => `/_next/made-up-${index}`),
  ...['PRICE', 'PRICE_DESC', 'MOST_SOLD'].flatMap((sort) =>
    times(3, (index) => `${list}?sort=${sort}&page=${index + 1}`),
  ),
  '/_next/image?url=%2Ficons%2Fkajo-512.png&w=3840&q=75',
]

async function flood(paths: readonly string[]): Promise<Map<number, number>> {
  const seen = new Map<number, number>()
  const left = [...paths]
  const visitor = async () => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) {
      const { status } = await ask(path)
      seen.set(status, (seen.get(status) ?? 0) + 1)
    }
  }
  await Promise.all(times(8, String).map(visitor))
  return seen
}

/** Number of pages that the shop has rendered. */
async function renderings(): Promise<number> {
  const { body } = await rawRequest(fi, '/api/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return Number(/^kajo_render_seconds_count\{kind="page"\} (\d+)$/m.exec(body)?.[1] ?? Number.NaN)
}

async function redisMemory(): Promise<number> {
  const client = createClient({ url: `redis://127.0.0.1:${redisPort}` })
  await client.connect()
  const used = /used_memory:(\d+)/.exec(await client.info('memory'))?.[1]
  client.destroy()
  return Number(used)
}

test.beforeAll(async ({ privateServers }) => {
  redisPort = await freePort()
  const options = ['--port', String(redisPort), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  redis = spawn('redis-server', options, { stdio: 'ignore' })
  const port = await freePort()
  shop = await launchShop(port, privateServers.backendPort, {
    REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    REDIS_TIMEOUT: '10000',
    METRICS_TOKEN,
  })
  fi = `http://fi.localhost:${port}`
  anyHost = `http://127.0.0.1:${port}`
  places = await findPlaces(fi)
  alias = places.list.split('/').at(-1) ?? ''
  good = ['/', ...(await linksOf(fi, '/', '/c/')).slice(0, 12), `${places.list}?page=2`, ...places.products.slice(0, 3)]
  for (const path of good) expect((await ask(path)).status, path).toBe(200)
})

test.afterAll(async () => {
  await Promise.all([shop, redis].map((child) => endProcess(child)))
})

/** Opens the home page and follows a link in it by the router in the browser. */
async function follow(page: Page, path: string): Promise<void> {
  await page.goto(fi)
  await whenStarted(page)
  await page.evaluate((href) => {
    document.documentElement.dataset.document = 'first'
    const link = document.createElement('a')
    link.href = href
    link.dataset.link = ''
    document.body.append(link)
    link.click()
  }, path)
}

test('T28 other addresses of a list redirect to the canonical one in one step, uncached and cached', async ({
  page,
}) => {
  const { list } = places
  const [product = ''] = places.products
  expect((await ask(product)).status).toBe(200)
  const moves = [
    [`/c/any/parent/${alias}?sort=PRICE&page=2&utm_source=x`, 308, `${list}?sort=PRICE&page=2&utm_source=x`],
    [`/c/${alias}/${alias}`, 308, list],
    [`${list}?brands=Zork~9&sort=PRICE`, 307, `${list}?sort=PRICE`],
    [`${list}?p-anything=1&gclid=2`, 307, `${list}?gclid=2`],
    [`/product/${product.split('/').at(-1)}?gclid=3`, 308, `${product}?gclid=3`],
    [`/p/any/${product.split('/').at(-1)}?fbclid=4`, 308, `${product}?fbclid=4`],
  ] as const
  for (const [path, status, location] of moves) {
    for (const cached of ['MISS', 'HIT']) {
      const answer = await ask(path)
      expect([answer.status, answer.headers.location, answer.headers['x-nextjs-cache']], path).toEqual([
        status,
        location,
        cached,
      ])
    }
    expect((await ask(location)).status, location).toBe(200)
  }
  const inPath = await rawRequest(anyHost, `/fi/fi/c/any/${alias}`)
  expect([inPath.status, inPath.headers.location]).toEqual([308, `/fi/fi${list}`])
  // Node's parser hides a header that is sent twice
  const { headers } = await fetch(`${anyHost}/fi/fi/c/other/${alias}`, { redirect: 'manual' })
  expect(headers.get('location')).toBe(`/fi/fi${list}`)

  // the router in the browser ends there too, without loading a document
  await follow(page, `/c/another/${alias}?sort=PRICE`)
  await expect(page).toHaveURL(`${fi}${list}?sort=PRICE`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html[data-document="first"]')).toBeAttached()
})

test('T28 pages past the end and unknown categories are 404, the JSON of a list never a bare 500', async () => {
  for (const path of [`${places.list}?page=44739244`, `${places.list}?page=127`, '/c/made-up', '/c/a/b/made-up']) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(404)
    expect(answer.body).toContain(TEXTS.fi.errorPage.notFoundHeading)
  }
  const json = `/api/list/fi/fi/${segment('page=44739244')}${places.list}`
  const answer = await ask(json)
  expect([answer.status, answer.headers['content-type']]).toEqual([404, 'application/json'])
  expect((await ask('/_next/image?url=%2Ficons%2Fkajo-512.png&w=640&q=75')).status).toBe(404)
})

test('T28 100 made-up addresses are whole not-found pages and cause one rendering', async ({ page }) => {
  const before = await renderings()
  const wrong = ['/p/none-', '/c/none-', '/b/none-', '/none-', '/inspiration/none-'].flatMap((start) =>
    times(20, (index) => `${start}${index}`),
  )
  expect([...(await flood(wrong)).keys()]).toEqual([404])
  // one more where the shared page has become a minute old
  expect((await renderings()) - before).toBeLessThanOrEqual(2)
  const heading = page.getByRole('heading', { level: 1, name: TEXTS.fi.errorPage.notFoundHeading })
  await page.goto(`${fi}/p/none-1`)
  await whenStarted(page)
  await expect(heading).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page).toHaveURL(`${fi}/p/none-1`)
  for (const path of ['/p/none-2', '/c/none-2', '/none-2']) {
    await follow(page, path)
    await expect(heading, path).toBeVisible()
    await expect(page).toHaveURL(fi + path)
    await page.goBack()
    await expect(heading, path).toHaveCount(0)
  }
})

test('T28 a visitor who causes too many renderings gets a 429, others and stored pages do not', async ({
  privateServers,
}) => {
  const port = await freePort()
  const own = { RENDERINGS_PER_MINUTE: '4', TRUSTED_PROXIES: '1' }
  const limited = await launchShop(port, privateServers.backendPort, own)
  const from = (address: string, path: string) =>
    rawRequest(`http://fi.localhost:${port}`, path, { headers: { 'x-forwarded-for': address } })
  expect((await from('192.0.2.1', '/')).status).toBe(200)
  const answers = await Promise.all(times(10, (index) => `/s/takki-${index}`).map((path) => from('192.0.2.2', path)))
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body).toContain(TEXTS.fi.errorPage.limitedHeading)
  expect([refused?.headers['cache-control'], refused?.headers['retry-after']]).toEqual(['no-store', '60'])
  expect((await from('192.0.2.2', '/')).status).toBe(200)
  expect((await from('192.0.2.3', '/s/takki-9')).status).toBe(200)
  await endProcess(limited)
})

test('T28 2 000 made-up addresses evict no catalogue page, replace no good page and are not stored in Redis', async ({
  privateShop,
}) => {
  // half a minute of drawing on an idle machine, many times that on a busy one
  test.setTimeout(400_000)
  const addresses = madeUp(places.list)
  expect(addresses).toHaveLength(2000)
  const before = await redisMemory()
  const seen = await flood(addresses)
  expect(
    [...seen.keys()].filter((status) => status >= 500),
    'no failure',
  ).toEqual([])
  expect((await redisMemory()) - before).toBeLessThan(20 * MIB)
  for (const path of good) {
    const answer = await ask(path)
    expect([answer.status, SEEN.includes(String(answer.headers['x-nextjs-cache']))], path).toEqual([200, true])
  }

  await privateShop.stopBackend()
  await flood(addresses.filter((_, index) => index % 20 === 0).map((path) => path.replace(/made-|parent-/, 'late-')))
  for (const path of good) expect((await ask(path)).status, `${path} without a backend`).toBe(200)
  const unseen = await ask(`/api/list/fi/fi/${segment('sort=PRICE&page=4')}${places.list}`)
  expect([unseen.status, unseen.headers['content-type']]).toEqual([503, 'application/json'])
  expect(Number(unseen.headers['retry-after'])).toBeGreaterThan(0)
  await privateShop.startBackend()
})
