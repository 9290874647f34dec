import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { GET as robots } from '@/app/robots.txt/route'
import { GET as sitemap } from '@/app/sitemap.xml/route'
import { createMemoryStore } from '@/lib/cache/memory-store.mjs'
import { createPageStore } from '@/lib/cache/page-store.mjs'
import { AppError } from '@/lib/errors/app-error'
import { enumerateProducts } from '@/lib/seo/enumerate-products'
import { SITEMAP_SIZE, sitemapXml } from '@/lib/seo/sitemap-xml'

const urls = vi.hoisted(() => vi.fn<(market: string) => Promise<string[]>>())
vi.mock('@/lib/seo/load-sitemap-urls', () => ({ loadSitemapUrls: urls }))

const ask = (handler: (request: Request) => Response | Promise<Response>, host: string, path: string) =>
  handler(new Request(`http://127.0.0.1${path}`, { headers: { host } }))

/** A category of `total` products, one for each price from 1. The service skips at most 6 000 and sends at most 200. */
function service(total: number) {
  const asked: number[] = []
  const all = Array.from({ length: total }, (_, index) => ({ productId: index + 1, path: `/p/${index + 1}` }))
  return {
    asked,
    fetch: async ({
      skip,
      take,
      price,
    }: {
      skip: number
      take: number
      price?: { lowest: number; highest: number }
    }) => {
      asked.push(skip)
      const fits = all.filter(({ productId: at }) => !price || (at >= price.lowest && at <= price.highest))
      return {
        count: fits.length,
        products: fits.slice(Math.min(skip, 6000), Math.min(skip, 6000) + Math.min(take, 200)),
      }
    },
  }
}

beforeEach(() => {
  urls.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(globalThis, PLACE)
})

const PLACE = Symbol.for('kajo.page-store')
const HOUR = 3_600_000
const HOST = { no: 'no.localhost:3000', dk: 'dk.localhost:3000' } as const
const statusOf = async (host: string) => (await ask(sitemap, host, '/sitemap.xml')).status
const textOf = async (host: string) => (await ask(sitemap, host, '/sitemap.xml')).text()

it('all products of a category are collected page by page', async () => {
  expect(Object.keys(await enumerateProducts(service(450).fetch))).toHaveLength(450)
})

it('a category with more than 6 000 products is requested in price ranges', async () => {
  const big = service(15_000)
  const found = await enumerateProducts(big.fetch)
  expect(Object.keys(found)).toHaveLength(15_000)
  expect(found[14_999]).toBe('/p/14999')
  expect(Math.max(...big.asked)).toBeLessThanOrEqual(6000)
})

it('more than 6 000 products of one price end the enumeration without a loop', async () => {
  const samePrice = async ({ price }: { price?: { lowest: number; highest: number } }) => ({
    count: price && price.lowest > 5 ? 0 : 7000,
    products: [{ productId: 1, path: '/p/1' }],
  })
  expect(await enumerateProducts(samePrice)).toEqual({ 1: '/p/1' })
})

it('the sitemap of a domain lists its addresses, with the characters of XML escaped', async () => {
  urls.mockResolvedValue(['http://se.localhost:3000/', "http://se.localhost:3000/p/a&b'"])
  const response = await ask(sitemap, 'se.localhost:3000', '/sitemap.xml')
  expect(urls).toHaveBeenCalledWith('se')
  expect(response.headers.get('content-type')).toContain('application/xml')
  expect(response.headers.get('cache-tag'), 'by which caches in front are purged').toBe('se:sitemap')
  expect(await response.text()).toContain('<loc>http://se.localhost:3000/p/a&amp;b&apos;</loc>')
})

it('a domain with more than 50 000 addresses has a sitemap index', () => {
  const many = Array.from({ length: SITEMAP_SIZE + 1 }, (_, index) => `https://k.fi/${index}`)
  const index = sitemapXml(many, 'https://k.fi/sitemap.xml', null)
  expect(index).toContain('<sitemapindex')
  expect(index).toContain('<sitemap><loc>https://k.fi/sitemap.xml?part=2</loc></sitemap>')
  expect(sitemapXml(many, '', 2)).toContain(`<url><loc>https://k.fi/${SITEMAP_SIZE}</loc></url>`)
  expect(sitemapXml(many, '', 3)).toBeNull()
})

it('R-MARKET-01 a host that is no domain of the shop has no sitemap and forbids crawling', async () => {
  expect((await ask(sitemap, 'localhost:3000', '/sitemap.xml')).status).toBe(404)
  expect(await (await ask(robots, 'localhost:3000', '/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
})

it('robots.txt of a domain has its sitemap and excludes the checkout', async () => {
  const text = await (await ask(robots, 'se.localhost:3000', '/robots.txt')).text()
  expect(text).toContain('Sitemap: http://se.localhost:3000/sitemap.xml')
  expect(text).toContain('Disallow: /kassan\n')
  expect(text).not.toContain('Disallow: /\n')
})

it('R-PAGE-05 while the backend is down the sitemap is a 503 with Retry-After, never empty', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  urls.mockRejectedValue(new AppError('BACKEND_DOWN', 'Network request failed', 503))
  const response = await ask(sitemap, 'fi.localhost:3000', '/sitemap.xml')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('10')
})

it('the sitemap is a 503 with Retry-After when its first collection takes longer than a second; both requests share it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] })
  let finish = (_: string[]): void => undefined
  urls.mockReturnValue(
    new Promise((resolve) => {
      finish = resolve
    }),
  )
  const first = ask(sitemap, HOST.no, '/sitemap.xml')
  const second = ask(sitemap, HOST.no, '/sitemap.xml')
  let isAnswered = false
  Promise.resolve(first).then(() => {
    isAnswered = true
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(isAnswered).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  for (const answer of [await first, await second]) {
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  finish(['http://no.localhost:3000/p/a'])
  await vi.waitFor(async () => expect(await textOf(HOST.no)).toContain('<loc>http://no.localhost:3000/p/a</loc>'))
  expect(urls, 'collected once for both requests').toHaveBeenCalledTimes(1)
})

it('an outdated sitemap is sent while it is renewed, and kept when that fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.useFakeTimers({ toFake: ['Date'] })
  urls.mockResolvedValueOnce(['http://dk.localhost:3000/p/old'])
  expect(await textOf(HOST.dk)).toContain('/p/old')
  vi.setSystemTime(Date.now() + HOUR + 1000)
  urls.mockRejectedValueOnce(new AppError('BACKEND_DOWN', 'Network request failed', 503))
  expect(await textOf(HOST.dk)).toContain('/p/old')
  urls.mockResolvedValue(['http://dk.localhost:3000/p/new'])
  await vi.waitFor(async () => expect(await textOf(HOST.dk)).toContain('/p/new'))
  expect(urls).toHaveBeenCalledTimes(3)
})

it('an invalidation of its tag renews the sitemap before its hour is over', async () => {
  urls.mockResolvedValueOnce(['http://dk.localhost:3000/p/before'])
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * HOUR })
  await vi.waitFor(async () => expect(await textOf(HOST.dk)).toContain('/p/before'))
  const memory = () => createMemoryStore({ entries: 10, megabytes: 1 })
  const store = createPageStore({ memory: memory(), second: memory() })
  Reflect.set(globalThis, PLACE, Promise.resolve(store))
  vi.setSystemTime(Date.now() + 60_000)
  urls.mockResolvedValue(['http://dk.localhost:3000/p/after'])
  await store.invalidate(['se:sitemap'])
  expect(await textOf(HOST.dk)).toContain('/p/before')
  expect(urls).toHaveBeenCalledTimes(1)
  await store.invalidate(['dk:sitemap'])
  await vi.waitFor(async () => expect(await textOf(HOST.dk)).toContain('/p/after'))
  expect(await statusOf(HOST.dk)).toBe(200)
})

it.each(['0', '-1', '2x', '1.5', '', '0x1', '1e0', '1.0', '01', '+1'])(
  'the sitemap has no part `?part=%s`: 404',
  async (part) => {
    urls.mockResolvedValue(Array.from({ length: 3 * SITEMAP_SIZE }, (_, index) => `https://k.fi/${index}`))
    expect((await ask(sitemap, 'fi.localhost:3000', '/sitemap.xml?part=2')).status).toBe(200)
    expect((await ask(sitemap, 'fi.localhost:3000', `/sitemap.xml?part=${part}`)).status).toBe(404)
  },
)
