import { expect } from '@playwright/test'
import { cacheOf, test, visit } from '@/tests/support/cluster-test'
import { GUESTS } from '@/tests/support/guest'
import { control } from '@/tests/support/private-shop'
import { openCheckout } from '@/tests/support/private-walk'

const visitor = (name: string) => ({
  headers: {
    cookie: `apollo-token=token-of-${name}; ralph-cart=cart-of-${name}; ralph-user-type=COMPANY; ralph-selected-market=dk`,
    authorization: `Bearer token-of-${name}`,
    'user-agent': `browser-of-${name}`,
    'accept-language': 'da',
    'x-request-id': `request-of-${name}`,
  },
})
const anna = visitor('anna')
const bertil = visitor('bertil')

/** One address of every page that depends on a cookie, and of every route that must not be cached. */
const UNCACHED = [
  '/kassa',
  '/checkout/confirm?orderId=1001',
  '/checkout/klarna-fail',
  '/account',
  '/tilini/tilaukset',
  '/preview-widgets',
  '/bubbleroom-member/style',
  '/graphql',
  '/api/products/fi/fi?ids=101',
  '/api/health',
]

export function sharingTests(): void {
  test('visitors with different cookies and tokens get the same response, without a cookie or token in it', async ({
    cluster,
    places,
  }) => {
    const { products, list } = places
    for (const path of ['/', list, `${list}?page=2`, `${list}?sort=PRICE`, products[0] ?? '', '/merkit', '/nowhere']) {
      const first = await visit(cluster, path, anna)
      const second = await visit(cluster, path, bertil)
      const nobody = await visit(cluster, path)
      expect(cacheOf(second), path).toBe('hit')
      expect(second.body === first.body && nobody.body === first.body, `${path} is the same`).toBe(true)
      for (const { headers, body } of [first, second]) {
        expect(headers['set-cookie']).toBeUndefined()
        expect(JSON.stringify(headers) + body).not.toMatch(/-of-(?:anna|bertil)/)
        expect(Object.keys(headers).filter((name) => /varnish|via|cache-tag|kajo/.test(name))).toEqual([])
      }
    }
  })

  test('requests for uncached pages and routes always reach the shop, and the responses are not stored', async ({
    cluster,
  }) => {
    for (const path of UNCACHED) {
      const answers = [await visit(cluster, path, anna), await visit(cluster, path, bertil), await visit(cluster, path)]
      expect(answers.map(cacheOf), path).toEqual(['pass', 'pass', 'pass'])
    }
    // A visitor with a token is not redirected; a guest after that must still be redirected to the login.
    expect((await visit(cluster, '/account', anna)).status).toBe(200)
    expect((await visit(cluster, '/account')).status).toBe(302)
    const query = JSON.stringify({ operationName: 'getCart', variables: { id: '' } })
    const posted = await visit(cluster, '/graphql', { ...anna, method: 'POST', body: query })
    expect(cacheOf(posted)).toBe('pass')
  })

  test('a purchase through the edge is visible only to its shopper', async ({ cluster, browser }) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const page = await context.newPage()
    const passed: unknown[] = []
    page.on('response', (answer) => {
      if (/\/graphql$/.test(answer.url())) passed.push(answer.headers()['x-cache'])
    })
    const shop = { port: cluster.ports.http, backendPort: cluster.ports.mock }
    const checkout = await openCheckout(page, shop)
    await checkout.fill(GUESTS.fi)
    await checkout.placeOrder.click()
    const order = (await page.getByTestId('order-number').textContent()) ?? ''
    expect(order).toMatch(/\d/)
    expect(new Set(passed)).toEqual(new Set(['pass']))

    const other = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage()
    await other.goto(page.url())
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    for (const personal of [order, GUESTS.fi.email, GUESTS.fi.lastName, GUESTS.fi.addressLine1]) {
      expect(await other.content()).not.toContain(personal)
    }
  })

  test('client navigations over HTTP/2 and TLS are answered from the cache', async ({ cluster, places, browser }) => {
    const context = await browser.newContext({ ignoreHTTPSErrors: true })
    const page = await context.newPage()
    const consoleErrors: string[] = []
    page.on('console', (message) => message.type() === 'error' && consoleErrors.push(message.text()))
    const seen: string[] = []
    page.on('response', (answer) => {
      if (answer.url().includes('_rsc=')) seen.push(`${answer.status()} ${answer.headers()['x-cache']}`)
    })
    const go = async () => {
      await page.goto(`https://fi.localhost:${cluster.ports.https}${places.list}`)
      await page.getByTestId('product-card').nth(3).getByRole('link').last().click()
      await expect(page.getByTestId('add-to-cart')).toBeVisible()
    }
    await go()
    expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.toJSON().nextHopProtocol)).toBe(
      'h2',
    )
    seen.length = 0
    await go()
    expect(seen.length).toBeGreaterThan(0)
    expect(new Set(seen)).toEqual(new Set(['200 hit']))
    expect(consoleErrors).toEqual([])
  })

  test('document, client navigation and prefetch of a URL are three cache entries, whichever page the visitor comes from', async ({
    cluster,
    places,
  }) => {
    const path = places.products[2] ?? ''
    const from = (page: string, more = {}) =>
      visit(cluster, `${path}?_rsc=${page}`, { headers: { RSC: '1', 'next-url': `/fi/fi/${page}`, ...more } })
    const tree = { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }
    const page = await visit(cluster, path)
    const navigation = await from('a', { 'next-router-state-tree': '%5B%22a%22%5D' })
    const prefetch = await from('a', tree)
    expect(page.headers['content-type']).toContain('text/html')
    expect(navigation.headers['content-type']).toBe('text/x-component')
    expect(prefetch.headers['content-type']).toBe('text/x-component')
    expect(new Set([page, navigation, prefetch].map(({ body }) => body.length)).size).toBe(3)
    for (const [again, first] of [
      [await from('b', { 'next-router-state-tree': '%5B%22b%22%5D' }), navigation],
      [await from('b', tree), prefetch],
    ] as const) {
      expect([again.status, cacheOf(again)]).toEqual([200, 'hit'])
      expect(again.body === first.body).toBe(true)
    }
  })

  test('tracking parameters are no part of the cache key, and redirects keep them', async ({ cluster, places }) => {
    const { list } = places
    const plain = await visit(cluster, `${list}?page=2`)
    for (const extra of ['utm_source=a&utm_medium=b', 'gclid=1', 'fbclid=x&_gl=1', 'msclkid']) {
      for (const query of [`?page=2&${extra}`, `?${extra}&page=2`]) {
        const tracked = await visit(cluster, list + query)
        expect([cacheOf(tracked), tracked.body === plain.body], query).toEqual(['hit', true])
      }
    }
    for (const [from, to] of [
      [`${list}/?utm_source=a&sort=PRICE`, `${list}?sort=PRICE&utm_source=a`],
      [`${list}/?gclid=1`, `${list}?gclid=1`],
      [`${list}?brands=Zork~9&sort=PRICE&gclid=2`, `${list}?sort=PRICE&gclid=2`],
      [`${list}?brands=Zork~9&sort=PRICE`, `${list}?sort=PRICE`],
    ] as const) {
      expect((await visit(cluster, from)).headers.location, from).toBe(to)
    }
  })

  test('brotli, gzip and uncompressed answers have the same content', async ({ cluster }) => {
    const bytes = async (encoding: string) => {
      const answer = await fetch(`http://127.0.0.1:${cluster.ports.varnish}/fi/fi`, {
        headers: { 'accept-encoding': encoding },
      })
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      return Buffer.from(await answer.arrayBuffer())
    }
    const encodingFor = (encoding: string) =>
      visit(cluster, '/', { headers: { 'accept-encoding': encoding } }).then(
        ({ headers }) => headers['content-encoding'],
      )
    expect(
      await Promise.all([encodingFor('br'), encodingFor('gzip'), encodingFor('gzip, br;q=0'), encodingFor('identity')]),
    ).toEqual(['br', 'gzip', 'gzip', undefined])
    // fetch decompresses by itself
    const all = await Promise.all(['br', 'gzip', 'identity'].map(bytes))
    expect(all.every((body) => body.equals(all[0] ?? Buffer.alloc(0)))).toBe(true)
  })

  test('30 concurrent requests for a URL cause one request to the backend', async ({ cluster, places }) => {
    const path = places.products.at(-3) ?? ''
    await control(cluster.ports.mock, { reset: true })
    const answers = await Promise.all(Array.from({ length: 30 }, () => visit(cluster, path)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await control(cluster.ports.mock)).calls.product).toBe(1)
  })
}
