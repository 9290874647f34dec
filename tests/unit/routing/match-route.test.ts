import { describe, expect, it } from 'vitest'
import { LANGS } from '@/lib/market/market-table'
import { layoutFor } from '@/lib/routing/layout-for'
import { matchRoute } from '@/lib/routing/match-route'
import { routeNameFor } from '@/lib/routing/route-name'
import { ROUTES, type Route } from '@/lib/routing/routes'

const nameOf = (...args: Parameters<typeof matchRoute>) => matchRoute(...args)?.route.name
const sample = (pattern: string) => pattern.replace(/:(\w+)[+?]?/g, (_, name: string) => `${name}-1`)
const everyPath = LANGS.flatMap((lang) =>
  (ROUTES as readonly Route[]).flatMap(({ name, paths }) => paths[lang].map((path) => ({ lang, name, path }))),
)

describe('matchRoute', () => {
  it.each(everyPath)('R-ROUTE-05 $name answers $path in $lang', ({ lang, name, path }) => {
    expect(nameOf(lang, sample(path))).toBe(name)
  })

  it('R-ROUTE-05 every route has one name per language', () => {
    const names = LANGS.flatMap((lang) => ROUTES.map((route) => routeNameFor(route, lang)))
    expect(new Set(names).size).toBe(LANGS.length * ROUTES.length)
    expect(names).toContain('checkout___sv')
  })

  it.each(LANGS)('R-ROUTE-06 home is / in %s', (lang) => {
    expect(nameOf(lang, '/')).toBe('home')
  })

  it.each([
    ['fi', '/kassa'],
    ['sv', '/kassan'],
    ['da', '/kassen'],
    ['nb', '/kassen'],
  ] as const)('R-ROUTE-07 checkout in %s is %s and nowhere else', (lang, path) => {
    expect(nameOf(lang, path)).toBe('checkout')
    for (const other of ['/kassa', '/kassan', '/kassen'].filter((known) => known !== path))
      expect(nameOf(lang, other)).toBe('content')
  })

  it.each(LANGS)('R-ROUTE-08 payment results in %s', (lang) => {
    expect(nameOf(lang, '/checkout/confirm')).toBe('checkout-confirm')
    expect(nameOf(lang, '/checkout/klarna-fail')).toBe('checkout-klarna-fail')
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

  it('R-ROUTE-22 a fourth level is no product', () => {
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

  it('R-PAGE-01 checkout is undistracted, the preview special, the rest default', () => {
    expect(matchRoute('fi', '/kassa')?.route.layout).toBe('undistracted')
    expect(matchRoute('fi', '/preview-widgets')?.route.layout).toBe('undistracted-special')
    expect(matchRoute('fi', '/')?.route.layout).toBe('default')
  })

  it('R-PAGE-02 an unknown layout name is the default layout', () => {
    expect(layoutFor('undistracted')).toBe('undistracted')
    expect(layoutFor('festive')).toBe('default')
    expect(layoutFor('constructor')).toBe('default')
  })
})
