import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Placed } from '@/lib/middleware/decision'
import { GUARDS, runGuards } from '@/lib/middleware/run-guards'
import { routeHref } from '@/lib/routing/href'
import * as matching from '@/lib/routing/match-route'
import { safeReturnTo } from '@/lib/routing/return-to'
import { ROUTES } from '@/lib/routing/routes'
import { told, visit } from './visit'

const placed = (cookies: Record<string, string> = {}): Placed => ({
  site: { market: 'fi', lang: 'fi', mode: 'domain' },
  segments: ['x'],
  path: '/x',
  search: '',
  cookies: new Map(Object.entries(cookies)),
})

const STOREFRONTS = [
  ['fi', 'fi'],
  ['se', 'sv'],
  ['no', 'nb'],
  ['dk', 'da'],
] as const

afterEach(() => vi.restoreAllMocks())

describe('guards', () => {
  it('R-GUARD-01 exactly the four names exist and the route table uses no other', () => {
    const names = ['check-is-member', 'ralph-authenticated', 'ralph-default', 'ralph-list-page-routing']
    expect(Object.keys(GUARDS).sort()).toEqual(names)
    expect([...new Set(ROUTES.flatMap((route) => [...route.guards]))].sort()).toEqual(names)
  })

  it.each(['nope', 'constructor', '__proto__', ''])('R-GUARD-02 an unknown name %j throws with status 500', (name) => {
    expect(() => runGuards([name], placed())).toThrow(
      expect.objectContaining({ message: `Unknown middleware ${name}`, statusCode: 500 }),
    )
  })

  it('R-GUARD-02 the visitor gets a 500 that says so', () => {
    const [route] = ROUTES
    const broken = { ...route, guards: ['nope'] } as unknown as (typeof ROUTES)[0]
    vi.spyOn(matching, 'matchSegments').mockReturnValue({ route: broken, params: {} })
    const decision = visit('/', { host: 'fi.localhost' })
    expect(decision).toEqual({
      type: 'respond',
      status: 500,
      body: 'Unknown middleware nope',
      error: 'Unknown middleware nope',
    })
  })

  it('any other failure is a 500 without details', () => {
    vi.spyOn(matching, 'matchSegments').mockImplementation(() => {
      throw new TypeError('secret')
    })
    expect(visit('/', { host: 'fi.localhost' })).toEqual({
      type: 'respond',
      status: 500,
      body: 'Internal error',
      error: 'secret',
    })
  })

  it.each([undefined, 'junk', '{}', '{"engage":null}', '{"engage":{"isMember":"true"}}', '%'])(
    'R-GUARD-03 %s is no member: the not-found page at the same address',
    (state) => {
      const cookies: Record<string, string> = state === undefined ? {} : { 'ralph-persisted-states': state }
      expect(GUARDS['check-is-member'](placed(cookies))).toBe('not-found')
      expect(told(visit('/bubbleroom-member/style', { host: 'fi.localhost', cookies }))).toBe('rewrite /fi/fi/404')
    },
  )

  it('R-GUARD-03 a member passes, in plain and encoded cookie', () => {
    const state = JSON.stringify({ engage: { isMember: true } })
    for (const value of [state, encodeURIComponent(state)])
      expect(GUARDS['check-is-member'](placed({ 'ralph-persisted-states': value }))).toBeNull()
  })

  it.each([
    ['fi.localhost', '/tilini/tilaukset?sivu=2', '/', '/tilini/tilaukset?sivu=2'],
    ['fi.localhost', '/sv/mina-sidor/ordrar', '/sv', '/sv/mina-sidor/ordrar'],
    ['se.localhost', '/mina-sidor/inst%C3%A4llningar', '/', '/mina-sidor/inst%C3%A4llningar'],
    ['localhost', '/no/nb/account?a=b&c=d', '/no/nb', '/no/nb/account?a=b&c=d'],
    ['localhost', '/nb/no/account/?a=b', '/no/nb', '/no/nb/account?a=b'],
    ['fi.localhost', '/omat-laskut', '/', '/omat-laskut'],
    ['fi.localhost', '/preview-widgets', '/', '/preview-widgets'],
  ])('R-GUARD-04 a guest at %s%s goes to %s with returnTo', (host, address, home, returnTo) => {
    const decision = visit(address, { host })
    expect(told(decision)).toBe(`302 ${home}?action=login&returnTo=${encodeURIComponent(returnTo)}`)
    expect(safeReturnTo(returnTo)).toBe(returnTo)
  })

  it.each([
    ['a path that T6 would refuse', '/account?from=//x', '/account'],
    ['a login asked for before', '/account?action=login&a=b&returnTo=%2Fx', '/account?a=b'],
    ['a very long query', `/account?a=${'b'.repeat(2000)}`, '/account'],
  ])('R-GUARD-04 T6 a guest with %s is sent home without it', (_name, address, returnTo) => {
    const decision = visit(address, { host: 'fi.localhost' })
    expect(told(decision)).toBe(`302 /?action=login&returnTo=${encodeURIComponent(returnTo)}`)
  })

  it('R-GUARD-04 T42 the key of a mail is not part of `returnTo`', () => {
    expect(told(visit('/account?verifyKey=k%2B1&page=2', { host: 'fi.localhost' }))).toBe(
      '302 /?action=login&returnTo=%2Faccount%3Fpage%3D2&verifyKey=k%2B1',
    )
  })

  it.each(['account-orders', 'account-order', 'account-invoices', 'account-balance'] as const)(
    'R-GUARD-07 %s needs a login in every language, and nothing more',
    (name) => {
      for (const [market, lang] of STOREFRONTS) {
        const address = routeHref({ market, lang, mode: 'domain' }, name, { number: '90001' })
        const host = `${market}.localhost`
        expect(told(visit(address, { host })), address).toMatch(/^302 .*action=login/)
        expect(told(visit(address, { host, cookies: { 'apollo-token': 'abc' } })), address).toMatch(/^rewrite /)
      }
    },
  )

  it.each(['apollo-token', 'ralph-auth-refresh'])(
    'R-GUARD-04 T34 a visitor with the cookie %s passes; an empty one does not count',
    (name) => {
      const at = (token: string) => told(visit('/account', { host: 'fi.localhost', cookies: { [name]: token } }))
      expect(at('abc')).toBe('rewrite /fi/fi/account')
      expect(at('')).toMatch(/^302 /)
    },
  )

  it('R-GUARD-05 loginToken suppresses the redirect', () => {
    expect(told(visit('/account?loginToken=abc', { host: 'fi.localhost' }))).toBe('rewrite /fi/fi/account')
    expect(told(visit('/account?loginToken=', { host: 'fi.localhost' }))).toMatch(/^302 /)
  })

  it('R-GUARD-04 the reset page is open', () => {
    expect(told(visit('/account/reset-password', { host: 'fi.localhost' }))).toBe(
      'rewrite /fi/fi/account/reset-password',
    )
  })
})
