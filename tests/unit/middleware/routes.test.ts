import { describe, expect, it } from 'vitest'
import { DOMAIN_SITES } from '@/lib/market/domain-sites'
import { marketSegment, pathPrefix, type Site } from '@/lib/market/site'
import { ROUTES, type Route } from '@/lib/routing/routes'
import { encodeSearchSegment } from '@/lib/routing/search-text'
import { told, visit } from './visit'

const SITES: Site[] = [...DOMAIN_SITES, ...DOMAIN_SITES.map((site) => ({ ...site, mode: 'path' as const }))]
const hostOf = (site: Site) => (site.mode === 'domain' ? `${site.market}.localhost:3000` : 'localhost:3000')
const MEMBER = { 'apollo-token': 'x', 'ralph-persisted-states': JSON.stringify({ engage: { isMember: true } }) }

const sample = (pattern: string) => pattern.replace(/:(\w+)[+?]?/g, (_, name: string) => `${name}-ö`)
const everyAddress = SITES.flatMap((site) =>
  (ROUTES as readonly Route[]).flatMap((route) =>
    route.paths[site.lang].map((path) => {
      const readable = `${pathPrefix(site)}${sample(path)}`
      return { ...site, site, route, readable: readable.replace(/(.)\/$/, '$1'), name: route.name }
    }),
  ),
)

const INTERNAL: Record<string, string> = {
  home: '',
  category: '/list/_/c/path-%C3%B6',
  brand: '/list/_/b/path-%C3%B6',
  campaign: '/list/_/dc/path-%C3%B6',
  list: '/list/_/l/path-%C3%B6',
  'new-arrivals': '/list/_/new-arrivals',
  bestsellers: '/list/_/bestsellers',
  incoming: '/list/_/incoming',
  'list-lookup': '/list-lookup/_/alias-%C3%B6',
  inspiration: '/inspiration/alias-%C3%B6',
  content: '/content/alias-%C3%B6',
}

describe('every route × language × mode', () => {
  it.each(everyAddress)('R-ROUTE-05 $name at $readable ($market $lang, $mode)', ({ site, route, readable }) => {
    const known = {
      ...INTERNAL,
      search: `/search/_/${encodeSearchSegment(readable.split('/s/')[1] ?? '')}`,
      // T28: with its levels, so that the page can redirect from made-up ones
      product: encodeURI(`/p/${readable.split(/\/(?:p|product)\//)[1]}`),
    }[route.name]
    const page = route.page === null ? '/404' : (known ?? route.page)
    const decision = visit(encodeURI(readable), { host: hostOf(site), cookies: MEMBER })
    expect(told(decision)).toBe(`rewrite /${marketSegment(site)}/${site.lang}${page}`)
  })

  it.each(everyAddress)(
    'R-ROUTE-30 $readable raw, decomposed and with other escapes ($market, $mode)',
    ({ site, readable }) => {
      const options = { host: hostOf(site), cookies: MEMBER }
      const canonical = encodeURI(readable)
      // A browser or URL parser encodes the raw form itself.
      expect(visit(readable, options)).toEqual(visit(canonical, options))
      const others = [readable.normalize('NFD'), canonical.replace(/%../g, (code) => code.toLowerCase())]
      for (const other of others.filter((form) => encodeURI(form) !== canonical))
        expect(told(visit(`${other}?a=1`, options))).toBe(`308 ${canonical}?a=1`)
      if (readable !== '/') expect(told(visit(`${canonical}/`, options))).toBe(`308 ${canonical}`)
    },
  )

  it('R-ROUTE-04 the domain determines the language, without a prefix', () => {
    const home = (host: string) => told(visit('/', { host }))
    expect(['fi', 'se', 'no', 'dk'].map((alias) => home(`${alias}.localhost:4321`))).toEqual([
      'rewrite /fi/fi',
      'rewrite /se/sv',
      'rewrite /no/nb',
      'rewrite /dk/da',
    ])
    expect(told(visit('/sv', { host: 'fi.localhost' }))).toBe('rewrite /fi/sv')
  })

  it('R-ROUTE-03 no cookie changes the language that is served', () => {
    const options = {
      host: 'fi.localhost',
      cookies: { 'ralph-locale': 'sv', NEXT_LOCALE: 'sv', 'ralph-selected-market': 'se' },
    }
    expect(told(visit('/p/mekko', options))).toBe('rewrite /fi/fi/p/mekko')
    expect(told(visit('/fi/fi', { ...options, host: 'localhost' }))).toBe('rewrite /fi-path/fi')
  })

  it('T1 the same path leads to different pages in different languages', () => {
    expect(told(visit('/kassen', { host: 'no.localhost' }))).toBe('rewrite /no/nb/checkout')
    expect(told(visit('/kassen', { host: 'se.localhost' }))).toBe('rewrite /se/sv/content/kassen')
    expect(told(visit('/sv/kassan', { host: 'fi.localhost' }))).toBe('rewrite /fi/sv/checkout')
    expect(told(visit('/kassan', { host: 'fi.localhost' }))).toBe('rewrite /fi/fi/content/kassan')
  })

  it('R-ROUTE-29 R-PAGE-03 R-PAGE-04 an unknown address shows the one not-found page, for every query and method', () => {
    for (const address of ['/a/b', '/a/b?x=1', '/404', '/404?brands=1', '/tilini/x/y'])
      for (const method of ['GET', 'POST', 'HEAD'])
        expect(told(visit(address, { host: 'fi.localhost', method }))).toBe('rewrite /fi/fi/404')
    expect(told(visit('/se/sv/a/b'))).toBe('rewrite /se-path/sv/404')
  })

  it.each(['/%E0%A4%A', '/c/%', '/p/%C3%28', '/sv/%FF/x'])('R-PAGE-04 malformed %s is not found', (address) => {
    expect(told(visit(address, { host: 'fi.localhost' }))).toMatch(/^rewrite \/fi\/(fi|sv)\/404$/)
    expect(told(visit(`/fi/sv${address}`))).toBe('rewrite /fi-path/sv/404')
  })

  it.each(['/p/50%25', '/p/a%2Fb', '/p/a%5Cb', '/p/%00', '/c/mekot/%250A', '/product', '/content'])(
    'R-PAGE-04 %s is not found',
    (address) => {
      expect(told(visit(address, { host: 'fi.localhost' }))).toBe('rewrite /fi/fi/404')
    },
  )
})

describe('sorts of lists', () => {
  const rewritten = (address: string) => told(visit(address, { host: 'se.localhost' }))

  it.each([
    ['/s/klänning', 'RELEVANCE', 'PRICE'],
    ['/c/klänningar', 'LATEST', 'MOST_SOLD'],
    ['/b/kajo', 'MOST_SOLD', 'LATEST'],
    ['/dc/rea', 'MOST_SOLD', 'PRICE'],
    ['/nyheter', 'LATEST', 'PRICE'],
    ['/bästsäljare-just-nu', 'MOST_SOLD', 'LATEST'],
    ['/kommer-snart', 'CUSTOM_1', 'PRICE'],
    ['/l/presenttips', 'LATEST', 'PRICE_DESC'],
  ])('R-LIST-04 T28 %s sorted by its default %s is the plain list, by %s it is not', (path, own, other) => {
    const plain = rewritten(encodeURI(path))
    expect(rewritten(`${encodeURI(path)}?sort=${own}`)).toBe(plain)
    expect(rewritten(`${encodeURI(path)}?sort=${other}`)).toMatch(/\/(?:list|search)\/_v/)
  })
})

describe('internal addresses', () => {
  it.each([
    ['fi.localhost', '/fi/fi'],
    ['fi.localhost', '/fi/fi/brands'],
    ['fi.localhost', '/fi/fi/brands/'],
    ['fi.localhost', '/fi/sv/p/mekko'],
    ['fi.localhost', '/se/sv/p/mekko'],
    ['fi.localhost', '/fi-path/fi/p/mekko'],
    ['fi.localhost', '/sv/checkout'],
    ['fi.localhost', '/sv/sv/kassan'],
    ['fi.localhost', '/c/_/mekot'],
    ['fi.localhost', '/c/_YnJhbmRzPTE/mekot'],
    ['se.localhost', '/brands'],
    ['se.localhost', '/checkout'],
    ['se.localhost', '/sv/märken'],
    ['localhost', '/fi-path/fi/p/mekko'],
    ['localhost', '/fi-path'],
    ['localhost', '/se/sv/brands'],
    ['localhost', '/se/sv/c/_/klanningar'],
  ])('R-PAGE-04 T9 %s%s is not public', (host, address) => {
    expect(told(visit(address, { host }))).toMatch(/^rewrite \/(fi|se)(-path)?\/(fi|sv)\/404$/)
  })
})

describe('lists', () => {
  const host = 'se.localhost'

  it('R-ROUTE-23 R-LIST-03 the query becomes a parameter that no order, label or foreign key changes', () => {
    const forms = [
      '?sort=PRICE&brands=Bik~12,Neo~7&page=2',
      '?page=2&brands=Neo~7,Bik~12&sort=PRICE&utm_source=x',
      '?brands=7%2C12&sort=PRICE&page=2',
    ].map((search) => told(visit(`/c/dam/kl%C3%A4nningar${search}`, { host })))
    expect(new Set(forms).size).toBe(1)
    expect(forms[0]).toMatch(/^rewrite \/se\/sv\/list\/_[\w-]+\/c\/dam\/kl%C3%A4nningar$/)
    expect(told(visit('/c/klanningar?utm_source=x&page=1', { host }))).toBe('rewrite /se/sv/list/_/c/klanningar')
  })

  it('R-LIST-01 repeated keys redirect once to the form with commas', () => {
    expect(told(visit('/c/klanningar?brands=A~1&brands=B~2&utm=x', { host }))).toBe(
      '308 /c/klanningar?utm=x&brands=A~1,B~2',
    )
    expect(told(visit('/c/klanningar?brands=A~1&brands=B~2'))).toBe('302 /fi/fi/c/klanningar?brands=A~1,B~2')
  })

  it('a page other than a list does not get the query', () => {
    expect(told(visit('/p/klanning?brands=1&brands=2&action=login', { host }))).toBe('rewrite /se/sv/p/klanning')
  })
})
