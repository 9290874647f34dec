import type { ReactElement } from 'react'
import { prerender } from 'react-dom/static'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import BrandsPage, { generateMetadata } from '@/app/[market]/[lang]/(default)/brands/page'
import { BrandsDocument } from '@/graphql/generated/graphql'
import { groupBrands } from '@/lib/list/group-brands'
import type { Lang } from '@/lib/market/market-table'
import { inShop, makeShop } from '@/tests/support/shop-fixtures'

const serverQuery = vi.hoisted(() => vi.fn())
vi.mock('server-only', () => ({}))
vi.mock('@/lib/apollo/server-client', () => ({ serverQuery }))
vi.mock('@/lib/cache/cached', () => import('@/tests/support/fake-service'))

const brand = (name: string, brandId = 1) => ({ brandId, name, canonicalUrl: `/b/${brandId}` })

/** Letters with the names under them, letters without any left out. */
const filed = (lang: Lang, ...names: string[]) =>
  Object.fromEntries(
    groupBrands(
      names.map((name) => brand(name)),
      lang,
    ).flatMap(({ letter, brands }) => (brands.length > 0 ? [[letter, brands.map(({ name }) => name)]] : [])),
  )
const lettersOf = (lang: Lang, ...names: string[]) =>
  groupBrands(
    names.map((name) => brand(name)),
    lang,
  )
    .map(({ letter }) => letter)
    .join('')

describe('brands by letter', () => {
  it.each([
    ['fi', 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ'],
    ['sv', 'ABCDEFGHIJKLMNOPQRSTUVWXYZÅÄÖ'],
    ['nb', 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ'],
    ['da', 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅ'],
  ] as const)(
    'R-LIST-07 the index of %s is its alphabet, with digits and other scripts only where there are any',
    (lang, all) => {
      expect(lettersOf(lang)).toBe(all)
      expect(lettersOf(lang, '7 Days', 'Жар')).toBe(`${all}0–9#`)
    },
  )

  it('R-LIST-07 brands are filed by the alphabet of the language', () => {
    const names = ['Ørsløv', 'Åhl', 'Äng', 'Aava', 'Aalborg Uld', 'Ærlig', 'Öster', 'aune', 'Élan', 'Ünder']
    expect(filed('sv', ...names)).toEqual({
      A: ['Aalborg Uld', 'Aava', 'aune'],
      E: ['Élan'],
      Y: ['Ünder'],
      Å: ['Åhl'],
      Ä: ['Äng', 'Ærlig'],
      Ö: ['Ørsløv', 'Öster'],
    })
    expect(filed('da', ...names)).toEqual({
      A: ['aune'],
      E: ['Élan'],
      Y: ['Ünder'],
      Æ: ['Äng', 'Ærlig'],
      Ø: ['Ørsløv', 'Öster'],
      Å: ['Åhl', 'Aalborg Uld', 'Aava'],
    })
  })

  it('R-LIST-07 within a letter brands have the order of the language, without regard to case; numbers by value', () => {
    expect(filed('fi', 'kajo', 'Kaarna', 'KAI', 'W', 'V', '10 Deep', '7 Days')).toEqual({
      K: ['Kaarna', 'KAI', 'kajo'],
      V: ['V'],
      W: ['W'],
      '0–9': ['7 Days', '10 Deep'],
    })
  })

  it('R-LIST-07 signs before a name are ignored, and a name of signs only is listed', () => {
    expect(filed('nb', '& Other', '‘47 Brand', '***', 'Жар')).toEqual({
      O: ['& Other'],
      '0–9': ['‘47 Brand'],
      '#': ['***', 'Жар'],
    })
  })
})

const at = (market: string, lang: string) => ({ params: Promise.resolve({ market, lang }) })
async function htmlOf(market: string, lang: string): Promise<string> {
  const page = (await BrandsPage(at(market, lang))) as ReactElement
  const { prelude } = await prerender(inShop(page, makeShop().shop))
  return new Response(prelude as ReadableStream).text()
}

describe('the brand overview', () => {
  beforeEach(() => {
    serverQuery.mockReset().mockResolvedValue({
      brands: [
        { brandId: 3, alias: 'orslov', canonicalUrl: '/b/ørsløv', name: 'Ørsløv' },
        null,
        { brandId: 1, alias: 'kajo', canonicalUrl: '/b/kajo', name: ' Kajo ' },
        { brandId: 4, alias: 'lind-ra', canonicalUrl: null, name: 'Lind & Rå' },
        { brandId: 5, alias: null, canonicalUrl: null, name: 'Ingenstans' },
        { brandId: 6, alias: 'x', canonicalUrl: '/b/x', name: ' ' },
        { brandId: 7, alias: 'y', canonicalUrl: 'https://elsewhere.test/b/y', name: 'Yngve' },
      ],
    })
  })

  it('R-ROUTE-11 R-LIST-07 shows every brand of the market under its letter, as a link', async () => {
    const html = await htmlOf('se', 'sv')
    expect(serverQuery.mock.calls[0]?.slice(0, 2)).toEqual([{ market: 'se', lang: 'sv' }, BrandsDocument])
    expect(html).toMatch(/<h1[^>]*>Märken A–Ö<\/h1>/)
    expect(html).toContain('3 märken')
    const links = [...html.matchAll(/href="(\/b\/[^"]*)">([^<]*)</g)].map(([, href, name]) => [href, name])
    expect(links).toEqual([
      ['/b/kajo', 'Kajo'],
      ['/b/lind-ra', 'Lind &amp; Rå'],
      ['/b/%C3%B8rsl%C3%B8v', 'Ørsløv'],
    ])
    const headings = [...html.matchAll(/<h2[^>]*>(.)<\/h2>/g)].map(([, letter]) => letter)
    expect(headings).toEqual(['K', 'L', 'Ö'])
  })

  it('R-LIST-07 the index links letters with brands and shows the others without a link', async () => {
    const html = await htmlOf('se', 'sv')
    const index = /<nav[^>]*aria-label="Gå till bokstav">(.*?)<\/nav>/.exec(html)?.[1] ?? ''
    const targets = [...index.matchAll(/<a href="#([^"]+)">(.)<\/a>/g)]
    expect(targets.map(([, , letter]) => letter)).toEqual(['K', 'L', 'Ö'])
    for (const [, id] of targets) expect(html).toContain(`id="${id}"`)
    expect(index.match(/<span>/g)).toHaveLength(26)
  })

  it('R-ROUTE-11 links and canonical address follow market and language', async () => {
    expect(await htmlOf('fi', 'sv')).toContain('href="/sv/b/kajo"')
    const { title, alternates } = await generateMetadata(at('dk', 'da'))
    expect(title).toBe('Mærker A–Å')
    expect(String(alternates?.canonical)).toMatch(/\/m%C3%A6rker$/)
    const languages = Object.entries(alternates?.languages ?? {}).map(([lang, url]) => [
      lang,
      new URL(String(url)).pathname,
    ])
    expect(Object.fromEntries(languages)).toMatchObject({
      'fi-FI': '/merkit',
      'sv-FI': '/sv/m%C3%A4rken',
      'sv-SE': '/m%C3%A4rken',
      'nb-NO': '/merker',
      'da-DK': '/m%C3%A6rker',
    })
  })

  it('R-LIST-07 shows a message when there are no brands', async () => {
    serverQuery.mockResolvedValue({ brands: null })
    expect(await htmlOf('no', 'nb')).toContain('Det er ingen merker her akkurat nå.')
  })
})
