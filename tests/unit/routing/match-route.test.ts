import { describe, expect, it } from 'vitest'
import { LANGS, type Lang } from '@/lib/market/market-table'
import { readPath } from '@/lib/middleware/read-path'
import { matchSegments } from '@/lib/routing/match-route'
import { routeNameFor } from '@/lib/routing/route-name'
import { ROUTES } from '@/lib/routing/routes'
import { listFiles } from '@/scripts/list-files.mjs'
import { told, visit } from '@/tests/unit/middleware/visit'

/** The page of a readable path, read as the middleware reads it. */
const matchRoute = (lang: Lang, path: string) => matchSegments(lang, readPath(encodeURI(path)).segments)
const nameOf = (...args: Parameters<typeof matchRoute>) => matchRoute(...args)?.route.name

/** The addresses as they were agreed, in the order fi, sv, nb, da; null where a language has none. */
const AGREED: [row: string, name: string, ...paths: (string | null)[]][] = [
  ['R-ROUTE-06', 'home', '/', '/', '/', '/'],
  ['R-ROUTE-07', 'checkout', '/kassa', '/kassan', '/kassen', '/kassen'],
  ['R-ROUTE-08', 'checkout-confirm', ...Array(4).fill('/checkout/confirm')],
  ['R-ROUTE-08', 'checkout-klarna-fail', ...Array(4).fill('/checkout/klarna-fail')],
  ['R-ROUTE-09', 'favorites', '/suosikkeja', '/favoriter', '/favoriter', '/favoritter'],
  ['R-ROUTE-10', 'incoming', '/tulossa-pian', '/kommer-snart', '/kommer-snart', '/kommer-snart'],
  ['R-ROUTE-11', 'brands', '/merkit', '/märken', '/merker', '/mærker'],
  ['R-ROUTE-12', 'new-arrivals', '/uutuudet', '/nyheter', '/nyheter', '/nyheder'],
  [
    'R-ROUTE-13',
    'bestsellers',
    '/parhaiten-myydyt-just-nyt',
    '/bästsäljare-just-nu',
    '/bestselgere-akkurat-nå',
    '/bestseller-lige-nu',
  ],
  ['R-ROUTE-14', 'returns', '/rekisteröi-palautus', '/registrera-retur', '/registrere-retur', '/registrer-returnering'],
  ['T36', 'tracking', '/seuraa-tilausta', '/spåra-beställning', '/følg-bestilling', '/følg-ordre'],
  [
    'R-ROUTE-15',
    'account-orders',
    '/tilini/tilaukset',
    '/mina-sidor/ordrar',
    '/min-konto/bestillinger',
    '/min-konto/bestillinger',
  ],
  [
    'R-ROUTE-16',
    'account-settings',
    '/tilini/asetukset',
    '/mina-sidor/inställningar',
    '/min-konto/innstillinger',
    '/min-konto/indstillinger',
  ],
  ['R-ROUTE-17', 'account-balance', '/tilini/saldo', '/mina-sidor/saldo', '/min-konto/saldo', '/min-konto/saldo'],
  [
    'R-ROUTE-18',
    'account-membership',
    '/tilini/jäsenyys',
    '/mina-sidor/medlemskap',
    '/min-konto/medlemskap',
    '/min-konto/medlemskab',
  ],
  ['R-ROUTE-19', 'account', ...Array(4).fill('/account')],
  ['R-ROUTE-19', 'account-reset-password', ...Array(4).fill('/account/reset-password')],
  ['R-ROUTE-20 T44', 'account-invoices', '/omat-laskut', '/mina-fakturor', '/mine-fakturaer', '/mine-fakturaer'],
  ['R-ROUTE-21', 'member', ...Array(4).fill('/bubbleroom-member')],
  ['R-ROUTE-21', 'member-style', ...Array(4).fill('/bubbleroom-member/style')],
  ['R-ROUTE-21', 'preview-widgets', ...Array(4).fill('/preview-widgets')],
]
const IN_ORDER = ['fi', 'sv', 'nb', 'da'] as const
const DOMAINS = { fi: 'fi', sv: 'se', nb: 'no', da: 'dk' } as const

const SIGNED_IN = { 'apollo-token': 'x' }

/** The page of each address that has one already. */
const PAGES: Readonly<Record<string, string>> = {
  home: '',
  checkout: '/checkout',
  'checkout-confirm': '/checkout/confirm',
  'checkout-klarna-fail': '/checkout/klarna-fail',
  favorites: '/favorites',
  account: '/account',
  'account-orders': '/account/orders',
  'account-settings': '/account/settings',
  'account-balance': '/account/balance',
  'account-invoices': '/account/invoices',
  incoming: '/list/_/incoming',
  brands: '/brands',
  'new-arrivals': '/list/_/new-arrivals',
  bestsellers: '/list/_/bestsellers',
}

describe('routes', () => {
  it.each(AGREED)('%s %s answers %s, %s, %s, %s', (_row, name, ...paths) => {
    // the four languages of the table are all there are
    expect([...LANGS].sort()).toEqual([...IN_ORDER].sort())
    for (const [index, lang] of IN_ORDER.entries()) {
      const path = paths[index]
      if (path) expect(nameOf(lang, path), `${lang} ${path}`).toBe(name)
      // and the words of another language name nothing here
      for (const other of paths.filter((known) => known && !paths.slice(index, index + 1).includes(known)))
        expect(nameOf(lang, other ?? ''), `${lang} ${other}`).not.toBe(name)
    }
  })

  it.each(AGREED.filter(([, name]) => name in PAGES))('%s %s is shown at %s, %s, %s, %s', (_row, name, ...paths) => {
    const shown = IN_ORDER.map((lang, index) =>
      told(visit(encodeURI(paths[index] ?? ''), { host: `${DOMAINS[lang]}.localhost`, cookies: SIGNED_IN })),
    )
    expect(shown).toEqual(IN_ORDER.map((lang) => `rewrite /${DOMAINS[lang]}/${lang}${PAGES[name]}`))
  })

  it('R-ROUTE-05 every route has one name per language', () => {
    const names = LANGS.flatMap((lang) => ROUTES.map((route) => routeNameFor(route.name, lang)))
    expect(new Set(names).size).toBe(LANGS.length * ROUTES.length)
    expect(names).toContain('checkout___sv')
  })

  it.each([
    ['/p/mekko', { alias: 'mekko' }],
    ['/p/naiset/mekko', { level: 'naiset', alias: 'mekko' }],
    ['/p/naiset/mekot/mekko', { level: 'naiset', level2: 'mekot', alias: 'mekko' }],
    ['/product/mekko', { alias: 'mekko' }],
    ['/product', {}],
  ])('R-ROUTE-22 product answers %s', (path, params) => {
    expect(matchRoute('fi', path)).toMatchObject({ route: { name: 'product' }, params })
  })

  it('R-ROUTE-22 a path with four levels is not a product', () => {
    expect(matchRoute('fi', '/p/a/b/c/d')).toBeNull()
  })

  it('R-ROUTE-23 category answers one and more levels', () => {
    expect(matchRoute('sv', '/c/klänningar')?.params).toEqual({ path: ['klänningar'] })
    expect(matchRoute('sv', '/c/dam/klänningar')?.params).toEqual({ path: ['dam', 'klänningar'] })
    expect(nameOf('sv', '/c')).toBe('content')
  })

  it('R-ROUTE-28 content answers its three forms', () => {
    expect(matchRoute('fi', '/content/kokotaulukko')).toMatchObject({ route: { name: 'content' } })
    expect(matchRoute('fi', '/inspiration/kesa')).toMatchObject({ route: { name: 'inspiration' } })
    expect(matchRoute('fi', '/kokotaulukko')?.params).toEqual({ alias: 'kokotaulukko' })
  })

  it('R-ROUTE-29 words win over the catch-all and over optional parameters', () => {
    expect(nameOf('fi', '/404')).toBe('not-found')
    expect(nameOf('nb', '/nyheter')).toBe('new-arrivals')
    expect(nameOf('fi', '/nyheter')).toBe('content')
    expect(nameOf('fi', '/content')).toBe('content')
    expect(matchRoute('fi', '/content')?.params).toEqual({})
  })

  it('R-ROUTE-30 a path in decomposed letters is the same page', () => {
    expect(nameOf('sv', '/märken'.normalize('NFD'))).toBe('brands')
  })

  it.each(['/a/b', '/tilini', '/tilini/nope/x'])('R-PAGE-04 %s matches nothing or only content', (path) => {
    expect(matchRoute('fi', path)?.route.name ?? 'content').toBe('content')
  })

  it('R-PAGE-01 checkout pages have the undistracted layout, all others the default one', () => {
    const found = listFiles('app')
      .map((file) => /\/\((\w+)\)(.*)\/page\.tsx$/.exec(file))
      .map((match) => [match?.[2] || '/', match?.[1]])
    for (const { name, page } of ROUTES) {
      if (page === null) continue
      // lists of every kind have one folder, `/list/[query]/[...path]`; products at every level have `/p/[...path]`
      const folder = page.replace(/^(\/list\/:query|\/p)\/.*/, '$1/[...path]').replace(/:(\w+)/g, '[$1]')
      expect(found, name).toContainEqual([folder, name.startsWith('checkout') ? 'undistracted' : 'default'])
    }
  })
})
