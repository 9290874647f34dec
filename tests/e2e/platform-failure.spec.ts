import { expect } from '@playwright/test'
import { findPlaces, type Places } from '@/tests/support/find-places'
import { FULL_RUN } from '@/tests/support/full-run'
import { refusedScripts } from '@/tests/support/policy-of'
import { test } from '@/tests/support/private-shop'
import { type RawAnswer, rawRequest } from '@/tests/support/raw-request'
import { sendRevalidation } from '@/tests/support/send-revalidation'
import { STOREFRONTS, type Storefront, TEXTS } from '@/tests/support/shop-test'

const RECOVERY = { timeout: 20_000, intervals: [100] }

let places: Places
let fi: string

/** Products that no test has opened: each test takes one from the end of the list. */
const product = (index: number) => places.products[index] ?? ''
const headingOf = ({ body }: RawAnswer) => /<h1[^>]*>([^<]*)/.exec(body)?.[1] ?? ''
const statusOf = async (origin: string, path: string) => (await rawRequest(origin, path)).status

/** A failed page has status and header, and a message in the shopper's language inside the normal layout. */
function expectFailure(answer: RawAnswer, { lang, iso }: Pick<Storefront, 'lang' | 'iso'>): void {
  expect(answer.status).toBe(503)
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(answer.headers['cache-control']).toContain('no-store')
  expect(answer.headers['x-nextjs-cache']).not.toBe('HIT')
  expect(answer.body).toContain(`<html lang="${iso}"`)
  expect(answer.body).toContain(TEXTS[lang].errors.errorHeading)
  expect(answer.body, 'the shop around it').toContain('<footer')
  expect(refusedScripts(answer)).toEqual([])
}

test.beforeAll(async ({ privateServers }) => {
  fi = privateServers.origin('fi')
  places = await findPlaces(fi)
})

test.afterEach(({ privateShop }) => privateShop.control({ fault: null }))

test.describe('without the backend', () => {
  test('cached pages are still served unchanged', async ({ privateShop }) => {
    const seen = ['/', places.list, product(4), '/no-such-page']
    const askAll = () => Promise.all(seen.map((path) => rawRequest(fi, path)))
    // a stale page would be rendered meanwhile
    await expect
      .poll(async () => (await askAll()).map(({ headers }) => headers['x-nextjs-cache']))
      .toEqual(seen.map(() => 'HIT'))
    const before = await askAll()
    await privateShop.stopBackend()
    const during = await askAll()
    expect(during.map(({ status }) => status)).toEqual([200, 200, 200, 404])
    expect(during.map(({ body }) => body)).toEqual(before.map(({ body }) => body))
    const ready = await rawRequest(fi, '/api/health?ready')
    expect([ready.status, JSON.parse(ready.body).backend]).toEqual([503, false])
    expect(await statusOf(fi, '/api/health'), 'a balancer keeps the instance').toBe(200)
    expect(await statusOf(fi, '/robots.txt')).toBe(200)
    await privateShop.startBackend()
  })

  test(
    'uncached pages are full 503 pages in each language; after its return they work within seconds, and no 404 or 503 was cached',
    FULL_RUN,
    async ({ privateShop }) => {
      const unseen = [product(46), `${places.list}?page=5&sort=PRICE_DESC`, '/p/not-seen-yet']
      const visits = STOREFRONTS.flatMap(({ market, lang, iso }) =>
        (market === 'fi' ? unseen : ['/inspiration/not-seen-yet', '/p/not-seen-yet']).map((path) => ({
          market,
          path,
          lang,
          iso,
        })),
      )
      await privateShop.stopBackend()
      for (const { market, path, ...words } of visits) {
        // twice: a stored failure would be a cache hit
        expectFailure(await rawRequest(privateShop.origin(market), path), words)
        expectFailure(await rawRequest(privateShop.origin(market), path), words)
      }
      await privateShop.startBackend()
      for (const [index, status] of [200, 200, 404].entries()) {
        await expect.poll(() => statusOf(fi, unseen[index] ?? ''), RECOVERY).toBe(status)
      }
      for (const { market } of STOREFRONTS) {
        await expect.poll(() => statusOf(privateShop.origin(market), '/'), RECOVERY).toBe(200)
      }
    },
  )

  test('an expired page is served, and is renewed when the backend is back', FULL_RUN, async ({ privateShop }) => {
    const path = product(6)
    const heading = headingOf(await rawRequest(fi, path))
    expect(heading).not.toBe('')
    await privateShop.stopBackend()
    expect(await sendRevalidation(fi, ['fi:product', 'fi:menu', 'fi:list'])).toBe(200)
    for (let round = 0; round < 5; round++) {
      const answer = await rawRequest(fi, path)
      expect(answer.status).toBe(200)
      expect(headingOf(answer)).toBe(heading)
    }
    await privateShop.startBackend()
    await expect
      .poll(async () => {
        const { status } = await rawRequest(fi, path)
        expect(status).toBe(200)
        return (await privateShop.control()).calls.product ?? 0
      }, RECOVERY)
      .toBeGreaterThan(0)
  })
})

test.describe('invalid responses of the backend', () => {
  const FAULTS = ['graphql-error', 'bad-json', 'empty', 'unavailable', 'down', 'silent'] as const
  for (const [index, fault] of FAULTS.entries()) {
    test(`${fault}: an unseen page is a 503 and nothing of it is kept`, FULL_RUN, async ({ privateShop }) => {
      // from the third page on, because other specs use the second
      const list = `${places.list}?page=${3 + (index % 5)}&sort=${index < 5 ? 'PRICE' : 'MOST_SOLD'}`
      const paths = [product(40 + index), list]
      await privateShop.control({ fault })
      for (const path of paths) {
        const answer = await rawRequest(fi, path)
        expect(answer.status, path).toBe(503)
        expect(answer.body).toContain(TEXTS.fi.errors.errorHeading)
        expect(answer.body, 'no inner words').not.toMatch(/INTERNAL_ERROR|ECONNREFUSED|SyntaxError|at Object\./)
      }
      expect(await statusOf(fi, '/'), 'a seen page').toBe(200)
      await privateShop.control({ fault: null })
      for (const path of paths) await expect.poll(() => statusOf(fi, path), RECOVERY).toBe(200)
    })
  }

  test("a list whose editor's areas fail is shown without them, and only for seconds", async ({ privateShop }) => {
    const path = `${places.list}?page=2&sort=MOST_SOLD`
    await privateShop.control({ fault: 'graphql-error', operations: ['widgetArea', 'getMenuAtLocation'] })
    await sendRevalidation(fi, ['fi:content', 'fi:menu'])
    const answer = await rawRequest(fi, path)
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('href="/p/')
    const life = Number(/s-maxage=(\d+)/.exec(answer.headers['cache-control'] ?? '')?.[1])
    expect(life).toBeLessThanOrEqual(10)
  })
})
