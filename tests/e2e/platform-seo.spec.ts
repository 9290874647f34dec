import { expect, test } from '@playwright/test'
import { DOMAIN_SITES } from '@/lib/market/domain-sites'
import { MARKETS } from '@/lib/market/market-table'
import { pathPrefix } from '@/lib/market/site'
import { routePath } from '@/lib/routing/href'
import { crawl, sitemapOf } from '@/scripts/crawl/follow-links.mjs'
import { backendPaths } from '@/tests/support/backend-paths'
import { findPlaces } from '@/tests/support/find-places'
import { alwaysIn, FULL_RUN } from '@/tests/support/full-run'
import { jsonLdTexts, readHead } from '@/tests/support/html-head'
import { rawRequest } from '@/tests/support/raw-request'
import { BACKEND_PORT, SHOP_PORT, STOREFRONTS, storefrontOf } from '@/tests/support/shop-test'

const HREFLANGS = ['da-DK', 'fi-FI', 'nb-NO', 'sv-FI', 'sv-SE', 'x-default']
const PREVIEW = `http://127.0.0.1:${SHOP_PORT}`

/** A full address on one of the domains, asked as a crawler would. */
function visit(address: string) {
  const { origin, pathname, search } = new URL(address)
  return rawRequest(origin, pathname + search)
}

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url ?? '')

for (const { market, origin, iso, lang } of STOREFRONTS) {
  test(
    `${market}: title, description, canonical, Open Graph and one hreflang per site on home, list and product`,
    alwaysIn('se', market),
    async () => {
      const { list, products } = await findPlaces(origin)
      const seen: string[] = []
      for (const path of ['/', list, products[0] ?? '']) {
        const head = readHead((await rawRequest(origin, path)).body)
        const canonical = head.link('canonical') ?? ''
        expect(head.title, path).toMatch(/^(Kajo – \S.+|\S.+ – Kajo)$/)
        expect(head.meta('description') ?? '', `${path} has a description`).toMatch(/\S{3}/)
        expect(new URL(canonical).origin, path).toBe(origin)
        expect(Object.keys(head.alternates).sort(), path).toEqual(HREFLANGS)
        expect(head.alternates[`${lang}-${MARKETS[market].country.code}`]).toBe(canonical)
        expect(head.alternates['x-default']).toBe(head.alternates['fi-FI'])
        expect(head.meta('robots')).toBe('index, follow')
        expect(head.meta('og:url')).toBe(canonical)
        expect(head.meta('og:title')).toBeTruthy()
        expect(head.meta('og:description')).toBe(head.meta('description'))
        expect(head.meta('og:locale')).toBe(iso.replace('-', '_'))
        expect(head.meta('og:site_name')).toBe('Kajo')
        const image = await fetch(head.meta('og:image') ?? '')
        expect([image.status, image.headers.get('content-type')], 'the picture is there').toEqual([200, 'image/jpeg'])
        seen.push(head.title)
      }
      expect(new Set(seen).size, 'a title of its own for each').toBe(seen.length)
    },
  )
}

test('R-MARKET-15 R-PAGE-09 R-PAGE-10 language, direction, theme, manifest and three preloaded fonts', async () => {
  const { origin, iso } = storefrontOf('no')
  const head = readHead((await rawRequest(origin, '/')).body)
  expect([head.html.lang, head.html.dir]).toEqual([iso, 'ltr'])
  expect(head.meta('color-scheme')).toBe('light')
  expect(head.meta('theme-color')).toMatch(/^#[\da-f]{6}$/)
  const manifest = await rawRequest(origin, head.link('manifest') ?? '')
  expect(manifest.status).toBe(200)
  expect(JSON.parse(manifest.body)).toMatchObject({ name: expect.stringContaining('Kajo') })
  expect(head.preloadedFonts).toHaveLength(3)
  for (const font of head.preloadedFonts) {
    const { status, headers } = await rawRequest(origin, font)
    expect([status, headers['content-type']]).toEqual([200, 'font/woff2'])
  }
})

test('hreflang is mutual: every address is the canonical one of its site and links to the others', async () => {
  const { origin } = storefrontOf('se')
  const { list, products } = await findPlaces(origin)
  for (const path of ['/', list, products[1] ?? '']) {
    const { alternates } = readHead((await rawRequest(origin, path)).body)
    for (const [hreflang, address] of Object.entries(alternates)) {
      const answer = await visit(address)
      const head = readHead(answer.body)
      expect(answer.status, address).toBe(200)
      expect(head.link('canonical')).toBe(address)
      expect(head.alternates, `${hreflang} of ${path}`).toEqual(alternates)
    }
  }
})

test('structured data: product with price and breadcrumbs, valid JSON that cannot close its script element', async () => {
  const { market, origin, currency } = storefrontOf('fi')
  const { list, products } = await findPlaces(origin)
  const [crumbsOfList, items] = jsonLdTexts((await rawRequest(origin, list)).body).map((text) => JSON.parse(text))
  expect([crumbsOfList['@type'], items['@type'], items.itemListElement.length]).toEqual([
    'BreadcrumbList',
    'ItemList',
    48,
  ])
  expect((await visit(items.itemListElement[0].url)).status, list).toBe(200)
  const sorted = jsonLdTexts((await rawRequest(origin, `${list}?sort=PRICE`)).body)
  expect(sorted.join(''), 'a list that is not indexed').not.toContain('ItemList')
  for (const path of products.slice(0, 5)) {
    const { body } = await rawRequest(origin, path)
    const texts = jsonLdTexts(body)
    for (const text of texts) expect(text).not.toMatch(/[<>&\u2028\u2029]/)
    const [product, crumbs] = texts.map((text) => JSON.parse(text))
    const canonical = readHead(body).link('canonical')
    expect(product, path).toMatchObject({ '@type': 'Product', url: canonical, image: expect.arrayContaining([]) })
    expect(body).toContain(`>${product.name}</h1>`)
    expect(product.image[0]).toMatch(/^http/)
    expect(product.offers).toMatchObject({ '@type': 'Offer', priceCurrency: currency, url: canonical })
    expect(Number(product.offers.price)).toBeGreaterThan(0)
    expect(product.offers.availability).toMatch(/^https:\/\/schema\.org\/\w+$/)
    expect(crumbs['@type'], market).toBe('BreadcrumbList')
    for (const { item } of crumbs.itemListElement) expect((await visit(item)).status, item).toBe(200)
  }
})

for (const { market, origin } of STOREFRONTS) {
  test(
    `${market}: R-PAGE-09 the sitemap lists exactly the pages of the backend and the forms for returning, and sampled pages have a description`,
    alwaysIn('fi', market),
    async () => {
      // 503 until the addresses have been collected
      await expect.poll(async () => (await rawRequest(origin, '/sitemap.xml')).status, { timeout: 60_000 }).toBe(200)
      const { status, headers, body } = await rawRequest(origin, '/sitemap.xml')
      expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
      const listed = locations(body)
      const expected: string[] = []
      for (const site of DOMAIN_SITES.filter((candidate) => candidate.market === market)) {
        const { categories, lists, products, pages } = await backendPaths(site, BACKEND_PORT)
        expect(products.length).toBeGreaterThan(500)
        const prefix = `${origin}${pathPrefix(site)}`
        expected.push(prefix === origin ? `${origin}/` : prefix)
        const forms = (['returns', 'withdrawal', 'tracking', 'complaint', 'cookies'] as const).map((name) =>
          routePath(site.lang, name),
        )
        const paths = [...categories, ...lists, ...products, ...pages, ...forms]
        expected.push(...paths.map((path) => prefix + encodeURI(path)))
      }
      expect(new Set(listed).size, 'nothing twice').toBe(listed.length)
      expect([...listed].sort()).toEqual([...new Set(expected)].sort())
      // about twelve addresses spread over the sitemap, and the campaigns, which have no description of their own
      const step = Math.floor(listed.length / 12)
      for (const address of listed.filter((one, index) => index % step === 0 || one.includes('/dc/'))) {
        const answer = await visit(address)
        expect(answer.status, address).toBe(200)
        const head = readHead(answer.body)
        expect(head.link('canonical')).toBe(address)
        expect(head.meta('description') ?? '', `${address} has a description`).toMatch(/\S{3}/)
      }
    },
  )
}

test('robots.txt names the sitemap of the domain and disallows what is not for crawlers', async () => {
  const { origin } = storefrontOf('dk')
  const { status, body } = await rawRequest(origin, '/robots.txt')
  expect(status).toBe(200)
  expect(body).toContain(`Sitemap: ${origin}/sitemap.xml\n`)
  for (const closed of ['/api/', '/graphql', '/checkout/']) expect(body).toContain(`Disallow: ${closed}\n`)
  expect(body).not.toMatch(/^Disallow: \/$/m)
})

test('a preview with the market in the path is never indexed and points to the domain', async () => {
  const robots = await rawRequest(PREVIEW, '/robots.txt')
  expect(robots.body).toBe('User-agent: *\nDisallow: /\n')
  expect((await rawRequest(PREVIEW, '/sitemap.xml')).status).toBe(404)
  for (const { market, origin, lang } of STOREFRONTS) {
    const { list, products } = await findPlaces(origin)
    for (const path of ['', list, products[0] ?? '']) {
      const preview = readHead((await rawRequest(PREVIEW, `/${market}/${lang}${path}`)).body)
      expect(preview.meta('robots'), `${market} ${path}`).toMatch(/^noindex/)
      // the market picker reads these links
      expect(Object.keys(preview.alternates).sort()).toEqual(HREFLANGS)
      expect(preview.link('canonical')).toBe(readHead((await rawRequest(origin, path || '/')).body).link('canonical'))
    }
  }
})

test('a sorted or filtered list has the plain one as canonical; a further page is its own canonical', async () => {
  const { origin } = storefrontOf('dk')
  const { list } = await findPlaces(origin)
  const head = async (search: string) => readHead((await rawRequest(origin, list + search)).body)
  const sorted = await head('?sort=PRICE')
  expect([sorted.meta('robots'), sorted.link('canonical')]).toEqual(['noindex, follow', `${origin}${encodeURI(list)}`])
  const second = await head('?page=2')
  expect([second.meta('robots'), second.link('canonical')]).toEqual([
    'index, follow',
    `${origin}${encodeURI(list)}?page=2`,
  ])
  expect(second.title).not.toBe((await head('')).title)
})

test('checkout, confirmation and not-found pages stay out of the index', async () => {
  const { origin } = storefrontOf('no')
  for (const path of ['/kassen', '/checkout/confirm', '/checkout/klarna-fail', '/p/no-such-product']) {
    expect(readHead((await rawRequest(origin, path)).body).meta('robots'), path).toMatch(/^noindex/)
  }
})

test('favicon, home-screen icon and web manifest are linked and answer 200', async () => {
  const { origin } = storefrontOf('se')
  const { link } = readHead((await rawRequest(origin, '/')).body)
  for (const [rel, type] of [
    ['icon', 'image/x-icon'],
    ['apple-touch-icon', 'image/png'],
    ['manifest', 'application/manifest+json'],
  ] as const) {
    const { status, headers } = await rawRequest(origin, link(rel) ?? '')
    expect.soft(`${status} ${headers['content-type']}`, rel).toContain(`200 ${type}`)
  }
})

test(
  'dk: R-ROUTE-04 R-LIST-03 links in list pages lead to every page of the sitemap, each under one address',
  FULL_RUN,
  async () => {
    test.setTimeout(120_000)
    const origin = storefrontOf('dk').origin
    const isList = (url: string) => !new URL(url).pathname.startsWith('/p/')
    const [{ linked, indexed, problems }, listed] = await Promise.all([
      crawl(origin, { follows: isList }),
      sitemapOf(origin),
    ])
    expect(problems).toEqual([])
    expect(listed.length).toBeGreaterThan(1500)
    expect(
      listed.filter((url) => !linked.has(url)),
      'no link leads there',
    ).toEqual([])
    const known = new Set(listed)
    expect(
      [...indexed].filter((url) => !known.has(url) && !/\?page=\d+$/.test(url)),
      'not in the sitemap',
    ).toEqual([])
  },
)
