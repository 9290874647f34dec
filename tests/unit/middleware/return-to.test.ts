import { describe, expect, it } from 'vitest'
import { told, visit } from './visit'

const login = (returnTo: string, page = '/') => `${page}?action=login&returnTo=${encodeURIComponent(returnTo)}`
const at = (host: string, address: string, cookies: Record<string, string> = {}) =>
  told(visit(address, { host, cookies }))

describe('an address with action=login', () => {
  it.each([
    ['fi.localhost', login('/tilini/tilaukset?sivu=2#top'), 'rewrite /fi/fi'],
    ['fi.localhost', login('/sv/mina-sidor/ordrar', '/sv'), 'rewrite /fi/sv'],
    ['se.localhost', login('/mina-sidor/inst%C3%A4llningar'), 'rewrite /se/sv'],
    ['se.localhost', login('/', '/p/kjol'), 'rewrite /se/sv/p/kjol'],
    ['localhost', login('/no/nb/account?a=b', '/no/nb'), 'rewrite /no-path/nb'],
  ])('R-GUARD-04 at %s%s is shown as it is', (host, address, expected) => {
    expect(at(host, address)).toBe(expected)
  })

  it.each([
    ['the root of a preview host', 'localhost', login('/fi/fi/account'), login('/fi/fi/account', '/fi/fi')],
    [
      'a wrong order of market and language',
      'localhost',
      login('/se/sv/account', '/sv/se'),
      login('/se/sv/account', '/se/sv'),
    ],
    ['a slash at the end', 'fi.localhost', login('/account', '/sv/'), login('/sv/account', '/sv')],
    [
      'joined filters',
      'fi.localhost',
      `${login('/account', '/c/mekot')}&brands=A~1&brands=B~2`,
      `${login('/account', '/c/mekot')}&brands=A~1,B~2`,
    ],
    ['a search of a form', 'fi.localhost', `${login('/account', '/s')}&q=mekko`, login('/account', '/s/mekko')],
    ['a search at /list', 'fi.localhost', login('/account', '/list/50%25'), login('/account', '/s/50%25')],
  ])('R-GUARD-04 R-MARKET-06 the redirect of %s keeps it', (_name, host, address, expected) => {
    expect(at(host, address).replace(/^30[278] /, '')).toBe(expected)
  })

  it.each([
    ['se.localhost', '/', '/tilini/tilaukset?x=1', '/mina-sidor/ordrar?x=1'],
    ['no.localhost', '/', '/sv/mina-sidor/inst%C3%A4llningar', '/min-konto/innstillinger'],
    ['fi.localhost', '/sv', '/tilini/asetukset', '/sv/mina-sidor/inst%C3%A4llningar'],
    ['localhost', '/dk/da', '/se/sv/mina-sidor/saldo#a', '/dk/da/min-konto/saldo#a'],
    ['localhost', '/se/sv', '/account/reset-password?key=1', '/se/sv/account/reset-password?key=1'],
    ['localhost', '/se/sv', '/fi/fi', '/se/sv'],
    ['se.localhost', '/', '/fi/fi/p/mekot/mekko', '/p/mekot/mekko'],
  ])('T6 T18 at %s%s a returnTo %s of another market or language becomes %s', (host, page, given, expected) => {
    const decision = visit(login(given, page), { host })
    expect(decision).toMatchObject({ type: 'redirect', status: 302 })
    const { searchParams, pathname } = new URL(decision.type === 'redirect' ? decision.to : '', 'http://shop.invalid')
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([page, { action: 'login', returnTo: expected }])
    expect(at(host, login(expected, page))).toMatch(/^rewrite /)
  })

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%2Fevil.example',
    '/%255Cevil.example',
    '/a\n/b',
    '/javascript:alert(1)',
    'account',
    '',
    '/%E0%A4%A',
    `/${'a'.repeat(2000)}`,
  ])('T6 the returnTo %j is removed, the rest stays', (given) => {
    expect(at('fi.localhost', `${login(given, '/p/x')}&utm_source=a`)).toBe('302 /p/x?action=login&utm_source=a')
  })

  it('a signed-in visitor keeps it too', () => {
    expect(at('se.localhost', login('/account'), { 'apollo-token': 'x' })).toBe('rewrite /se/sv')
  })

  it.each(['/?returnTo=//evil.example', '/?action=cart&returnTo=//evil.example'])(
    'without action=login returnTo means nothing: %s',
    (address) => {
      expect(at('fi.localhost', address)).toBe('rewrite /fi/fi')
    },
  )
})
