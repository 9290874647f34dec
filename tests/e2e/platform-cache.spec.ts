import { expect } from '@playwright/test'
import { findPlaces, type Places } from '@/tests/support/find-places'
import { policyOf, refusedScripts } from '@/tests/support/policy-of'
import { test } from '@/tests/support/private-shop'
import { type RawAnswer, rawRequest } from '@/tests/support/raw-request'
import { signMessage } from '@/tests/support/send-revalidation'
import { STOREFRONTS, TEXTS } from '@/tests/support/shop-test'

let places: Places
let fi: string
let se: string

const cacheOf = (answer: RawAnswer) => answer.headers['x-nextjs-cache']
const ask = (path: string, headers: Record<string, string> = {}) => rawRequest(fi, path, { headers })

test.beforeAll(async ({ privateServers }) => {
  fi = privateServers.origin('fi')
  se = privateServers.origin('se')
  places = await findPlaces(fi)
})

test('home, list and product answer 200 on the first request and from the cache, the same bytes', async ({
  privateShop,
}) => {
  // addresses that no other test opens
  const unseen = [
    [`http://127.0.0.1:${privateShop.port}`, '/no/nb'],
    [fi, `${places.list}?sort=PRICE_DESC&page=4`],
    [fi, places.products.at(-1) ?? ''],
  ] as const
  for (const [origin, path] of unseen) {
    const first = await rawRequest(origin, path)
    const second = await rawRequest(origin, path)
    expect([first.status, second.status], path).toEqual([200, 200])
    expect([cacheOf(first), cacheOf(second)], path).toEqual(['MISS', 'HIT'])
    expect(second.body === first.body, `${path} is the same`).toBe(true)
    expect(second.body).toContain('</html>')
    expect(second.headers['cache-tag'], 'for caches that are told').toBeUndefined()
    expect(second.headers['cache-control']).toMatch(
      /^s-maxage=\d+, stale-while-revalidate=\d+, max-age=0, must-revalidate$/,
    )
  }
})

test('R-PAGE-03 R-PAGE-04 R-ROUTE-29 an unknown address is a full 404 page in each language, first and from the cache', async ({
  privateShop,
}) => {
  for (const { market, lang, iso } of STOREFRONTS) {
    for (const path of ['/p/no-such-product', '/c/no-such-category', '/no-such-page', '/favorit/no/such/route']) {
      const first = await rawRequest(privateShop.origin(market), path)
      const second = await rawRequest(privateShop.origin(market), path)
      expect([first.status, second.status], `${market} ${path}`).toEqual([404, 404])
      expect(cacheOf(second)).toBe('HIT')
      for (const { body } of [first, second]) {
        expect(body).toContain(`<html lang="${iso}"`)
        expect(body).toContain(TEXTS[lang].errorPage.notFoundHeading)
        expect(body, 'the way home').toContain(TEXTS[lang].errors.notFoundHome)
        expect(body, 'the shop around it').toContain('<footer')
        expect(body, 'not to be indexed').toMatch(/<meta name="robots" content="noindex/)
      }
    }
  }
})

test('a route without a page is the full 404 page', async ({ privateShop }) => {
  for (const { market, lang } of STOREFRONTS) {
    const answer = await rawRequest(privateShop.origin(market), '/bubbleroom-member')
    expect(answer.status).toBe(404)
    expect(answer.body).toContain(TEXTS[lang].errorPage.notFoundHeading)
  }
})

test('R-ROUTE-03 a stored page costs no backend call and is byte-identical whatever cookies and languages a visitor brings', async ({
  privateShop,
}) => {
  const visitors: Record<string, string>[] = [
    { cookie: 'ralph-cart=one; ralph-user-type=company; ralph-selected-market=se', 'accept-language': 'sv-SE,sv' },
    { cookie: 'ralph-cart=two; apollo-token=secret', 'accept-language': 'nb-NO,nb', 'user-agent': 'Googlebot/2.1' },
    {},
  ]
  for (const path of ['/', places.list, places.products[1] ?? '', '/no-such-page-either']) {
    await ask(path)
    await privateShop.control({ reset: true })
    const answers = await Promise.all(visitors.map((headers) => ask(path, headers)))
    const [first] = answers
    for (const answer of answers) {
      expect(cacheOf(answer), path).toBe('HIT')
      expect(answer.body === first?.body, `${path} is the same for everybody`).toBe(true)
      expect(answer.headers['set-cookie']).toBeUndefined()
      expect(String(answer.headers.vary)).not.toMatch(/cookie|accept-language/i)
    }
    expect((await privateShop.control()).calls, path).toEqual({})
  }
})

test('every stored page carries a strict policy with a hash for each of its own inline scripts', async () => {
  const paths = ['/', places.list, places.products[2] ?? '', '/checkout/klarna-fail', '/no-such-third-page']
  for (const path of paths) {
    // first from the renderer, then from the cache
    for (const answer of [await ask(path), await ask(path)]) {
      const policy = policyOf(answer)
      expect(policy, path).toContain("script-src 'self' 'sha256-")
      expect(policy).not.toMatch(/unsafe|nonce/)
      expect(answer.body).not.toContain(' nonce=')
      expect(policy).toContain("frame-ancestors 'none'")
      expect(refusedScripts(answer), path).toEqual([])
      expect(answer.body, 'no script or style in attributes').not.toMatch(/<[a-z][^>]*\s(?:onclick|onload|style)=/i)
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    }
  }
})

test('every response of checkout and confirmation has its own nonce and is never cached', async ({ privateShop }) => {
  for (const path of ['/kassa', '/checkout/confirm']) {
    // a nonce sent by the visitor is ignored
    const brought = { 'content-security-policy': "script-src 'nonce-dmlzaXRvcg=='" }
    const answers = [await ask(path), await ask(path, brought), await ask(path)]
    const nonces = answers.map((answer) => /'nonce-([^']+)'/.exec(policyOf(answer))?.[1])
    expect(new Set(nonces).size, path).toBe(3)
    for (const answer of answers) {
      expect(refusedScripts(answer), path).toEqual([])
      expect(policyOf(answer)).toContain(`frame-src http://localhost:${privateShop.backendPort};`)
      expect(answer.headers['cache-control']).toContain('no-store')
      expect(cacheOf(answer)).toBeUndefined()
      expect(answer.body).not.toContain('dmlzaXRvcg')
    }
  }
})

test('responses other than pages have a policy too', async () => {
  for (const path of ['/api/health', '/robots.txt', '/sitemap.xml', '/graphql']) {
    expect(policyOf(await ask(path)), path).not.toBe('')
  }
  // the collection continues in the background, and later tests count backend requests
  await expect.poll(async () => (await ask('/sitemap.xml')).status, { timeout: 60_000 }).toBe(200)
})

test('two spellings of a list query share one cache entry', async ({ privateShop }) => {
  const first = await ask(`${places.list}?sort=PRICE&page=2&utm_source=letter`)
  expect(first.status).toBe(200)
  await privateShop.control({ reset: true })
  for (const search of ['?page=2&sort=PRICE', '?sort=PRICE&brands=&page=02', '?page=2&sort=PRICE#top']) {
    const answer = await ask(`${places.list}${search}`.replace('#top', ''))
    expect(cacheOf(answer), search).toBe('HIT')
    expect(answer.body === first.body, search).toBe(true)
  }
  expect((await privateShop.control()).calls).toEqual({})
})

test('a page number past the end and an invalid query are no server error', async () => {
  for (const search of ['?page=99999', '?page=-1', '?page=abc', '?sort=DROP%20TABLE', '?brands=%00', '?p-=1&p-x=~~~']) {
    expect((await ask(`${places.list}${search}`)).status, search).toBeLessThan(500)
  }
})

test('malformed escapes are 404 at every position of an address', async () => {
  for (const path of ['/c/%E0%A4%A', '/%', '/p/%zz', '/p/%2525', '/%E0%A4%A/c/x', '/p/a%2Fb', '/p/%00']) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(404)
    expect(answer.body, path).toContain(TEXTS.fi.errorPage.notFoundHeading)
  }
  // in the query they are only characters
  expect((await ask('/?q=%E0%A4%A')).status).toBe(200)
})

test('R-ROUTE-30 raw, encoded and decomposed letters reach the same page', async ({ page }) => {
  const address = '/bästsäljare-just-nu'
  const encoded = encodeURI(address)
  const { status, body } = await rawRequest(se, encoded)
  expect(status).toBe(200)
  expect(body).toContain('Bästsäljare just nu</h1>')
  // texts of shoppers and of other programs
  for (const spelling of [address, address.normalize('NFD'), encoded.toLowerCase()]) {
    await page.goto(se + spelling)
    expect(new URL(page.url()).pathname, spelling).toBe(encoded)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bästsäljare just nu')
  }
  const repaired = await rawRequest(se, encodeURI(address.normalize('NFD')))
  expect([repaired.status, repaired.headers.location], 'one hop').toEqual([308, encoded])
})

test('internal addresses of the pages are refused', async () => {
  for (const path of ['/fi/fi/list/_/c/mekot', '/fi-path/fi', `/c/_${places.list.slice(2)}`, '/checkout']) {
    const answer = await ask(path)
    expect(answer.status, path).toBe(404)
  }
})

test('a signed revalidation renews a page, an unsigned one does not', async ({ privateShop }) => {
  const path = places.products[3] ?? ''
  const send = (body: string, signature: string) =>
    rawRequest(fi, '/api/revalidate', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-kajo-signature': signature },
    })
  const message = (timestamp: number) => JSON.stringify({ tags: ['fi:product'], timestamp })

  await ask(path)
  await privateShop.control({ reset: true })
  const fresh = message(Date.now())
  const stale = message(Date.now() - 3_600_000)
  expect((await send(fresh, 'ab'.repeat(32))).status, 'foreign signature').toBe(401)
  expect((await send(fresh, '')).status, 'no signature').toBe(401)
  expect((await send(stale, signMessage(stale))).status, 'a replay').toBe(401)
  expect((await send('{}', signMessage('{}'))).status, 'malformed').toBe(400)
  expect(cacheOf(await ask(path)), 'nothing has happened').toBe('HIT')
  expect((await privateShop.control()).calls).toEqual({})

  expect((await send(fresh, signMessage(fresh))).status).toBe(200)
  expect(cacheOf(await ask(path)), 'nobody waits for the new page').toBe('STALE')
  await expect.poll(async () => (await privateShop.control()).calls.product ?? 0).toBeGreaterThan(0)
  await expect.poll(async () => cacheOf(await ask(path))).toBe('HIT')
})

test('health says whether the process is alive, and with ?ready whether the backend answers', async () => {
  const alive = await ask('/api/health')
  expect([alive.status, JSON.parse(alive.body)]).toEqual([200, { alive: true }])
  // a busy backend may be too slow once
  await expect
    .poll(async () => {
      const { status, body, headers } = await ask('/api/health?ready')
      return [status, JSON.parse(body), headers['cache-control']]
    })
    .toEqual([200, { alive: true, ready: true, backend: true, redis: null }, 'no-store'])
})
