import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGS, MARKET_ALIASES } from '@/lib/market/market-table'
import { decide } from '@/lib/middleware/decide'
import type { MarketSetup } from '@/lib/middleware/decision'
import { ROUTES } from '@/lib/routing/routes'
import { SETUP } from './visit'

const paths = LANGS.flatMap((lang) => ROUTES.flatMap((route) => [...route.paths[lang]]))
const word = fc.oneof(
  fc.constantFrom('fi', 'se', 'no', 'dk', 'sv', 'nb', 'da', 'en', 'xx', 'FI', 'fi-path', 'c', 'p', 'dc', '_', '404'),
  fc.constantFrom(
    '..',
    '.',
    '',
    '%2e%2e',
    '%2F',
    '%5C',
    '%00',
    '%',
    '%E0%A4%A',
    '%c3%a4',
    'a%CC%88',
    'märken',
    '%25',
    '%252F',
  ),
  fc.constantFrom('evil.example', 'https:', '@evil.example', '\\evil.example', '%09', ';', '#x'),
  fc.constantFrom(...paths.map((path) => path.slice(1))),
  fc.string({ unit: 'binary', maxLength: 8 }),
)
const address = fc
  .tuple(
    fc.array(word, { maxLength: 6 }),
    fc.constantFrom('', '/'),
    fc.constantFrom(
      '',
      '?',
      '?brands=A~1&brands=B~2',
      '?x=//evil.example',
      '?loginToken=1',
      '?p-a=1&p-a=%E0%A4%A',
      '?returnTo=//evil',
      '?action=login&returnTo=//evil.example',
      '?action=login&returnTo=/se/sv/mina-sidor/ordrar?x=1',
      '?action=login&returnTo=/fi/fi/omat-laskut/&returnTo=/y',
      '?action=login&returnTo=/fi/sv/fi/./%252E%252E/a%2520b#c',
    ),
  )
  .map(([segments, end, search]) => `/${segments.join('/')}${end}${search}`)
const host = fc.oneof(
  fc.constantFrom(
    'localhost:3000',
    'fi.localhost',
    'se.localhost:3000',
    'no.localhost',
    'dk.localhost',
    'kajo.example',
    '',
  ),
  fc.string({ maxLength: 20 }),
)
const setup: fc.Arbitrary<MarketSetup> = fc.record({
  SHOP_DOMAINS: fc.constantFrom({}, { fi: 'https://kajo.example' }),
  FALLBACK_MARKET: fc.constantFrom(...MARKET_ALIASES),
  ROOT_PATH: fc.constantFrom('/fi/fi', '/sv/se/', '/x', '/fi/fi/tilini/saldo', '/c/mekot', '/%E0%A4%A'),
  ROOT_STATUS: fc.constant(SETUP.ROOT_STATUS),
})
const cookies = fc.constantFrom<Record<string, string>[]>(
  {},
  { 'apollo-token': 'x' },
  { 'ralph-selected-market': 'se', 'ralph-locale': 'da' },
  { 'ralph-selected-market': '//evil', 'ralph-persisted-states': '%' },
)
const request = fc.record({ address, host, cookies, setup })
type Request = typeof request extends fc.Arbitrary<infer T> ? T : never

// What a browser does with an address; null for the few it would not even send.
function open(at: string, origin = 'http://shop.invalid'): URL | null {
  try {
    return new URL(origin + at)
  } catch {
    return null
  }
}
const send = (input: Request, url: URL) =>
  decide({ url, host: input.host, cookies: new Map(Object.entries(input.cookies)) }, input.setup)

describe('for random requests', () => {
  it('R-MARKET-06 T14 T6 nothing throws, leaves the origin or needs a second redirect', () => {
    fc.assert(
      fc.property(request, (input) => {
        const url = open(input.address)
        if (!url) return
        const first = send(input, url)
        expect(first.type).not.toBe('respond')
        if (first.type !== 'redirect') return
        expect(first.to).toMatch(/^\/(?![/\\])/)
        const target = new URL(first.to, url)
        expect(target.origin).toBe('http://shop.invalid')
        expect(target.pathname + target.search).not.toBe(url.pathname + url.search)
        const second = send(input, target)
        expect([second.type, target.href]).toEqual(['rewrite', target.href])
      }),
      { numRuns: 1000 },
    )
  })

  it('R-PAGE-04 a malformed escape is the not-found page', () => {
    const broken = fc.constantFrom('%', '%E0%A4%A', '%ff', '%C3%28', '%zz', 'a%2')
    fc.assert(
      fc.property(request, broken, fc.nat(), (input, code, seed) => {
        const url = open(input.address)
        if (!url) return
        const segments = url.pathname.split('/')
        segments.splice(1 + (seed % segments.length), 0, code)
        const decision = send(input, new URL(segments.join('/').replace(/^\/*/, '/'), url))
        expect(decision.type === 'rewrite' && decision.to).toMatch(/^\/(fi|se|no|dk)(-path)?\/(fi|sv|nb|da)\/404$/)
      }),
      { numRuns: 1000 },
    )
  })

  it('an internal address is always market, language and a plain encoded path', () => {
    fc.assert(
      fc.property(request, (input) => {
        const url = open(input.address)
        const decision = url && send(input, url)
        if (decision?.type !== 'rewrite') return
        expect(decision.to).toMatch(/^\/(fi|se|no|dk)(-path)?\/(fi|sv|nb|da)(\/[^/?#\\]+)*$/)
        expect(decision.to).not.toMatch(/%25|%2F|%5C|%0\d/i)
        expect(new URL(decision.to, 'http://shop.invalid').pathname).toBe(decision.to)
      }),
      { numRuns: 1000 },
    )
  })
})
