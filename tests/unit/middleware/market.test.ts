import { describe, expect, it } from 'vitest'
import { told, visit } from './visit'

describe('market in the path', () => {
  it.each([
    ['/fi/fi', 'rewrite /fi-path/fi'],
    ['/fi/sv/p/x', 'rewrite /fi-path/sv/p/x'],
    ['/se/sv/kassan', 'rewrite /se-path/sv/checkout'],
    ['/dk/da', 'rewrite /dk-path/da'],
  ])('R-MARKET-01 %s is market, then language', (address, expected) => {
    expect(told(visit(address))).toBe(expected)
  })

  it.each([
    ['/xx/fi/p/x', '/fi/fi/p/x'],
    ['/gb/en', '/fi/fi'],
    ['/norge/nb/p/x', '/fi/fi/p/x'],
    ['/sv/nb/p/x', '/fi/fi/p/x'],
  ])('R-MARKET-02 T14 unknown market in %s is replaced and one error is reported', (address, expected) => {
    const decision = visit(address)
    expect(told(decision)).toBe(`302 ${expected}`)
    expect(decision.error).toMatch(/^Unknown market "\w+", fi instead$/)
  })

  it('R-MARKET-02 uses the configured fallback', () => {
    expect(told(visit('/xx/sv/p/x', { setup: { FALLBACK_MARKET: 'se' } }))).toBe('302 /se/sv/p/x')
  })

  it.each([
    ['/sv/fi/p/x', '/fi/sv/p/x'],
    ['/sv/se', '/se/sv'],
    ['/fi/se/p/x', '/se/sv/p/x'],
    ['/nb/fi/p/x', '/fi/fi/p/x'],
    ['/en/dk/p/x', '/dk/da/p/x'],
  ])('R-MARKET-03 T14 %s has the language first: %s', (address, expected) => {
    const decision = visit(address)
    expect(told(decision)).toBe(`302 ${expected}`)
    expect(decision.error).toBeUndefined()
  })

  it.each([
    ['/p/x', '/fi/fi/p/x'],
    ['/p/fi', '/fi/fi/p/fi'],
    ['/kassa', '/fi/fi/kassa'],
    ['/xx/yy', '/fi/fi/xx/yy'],
    ['/sv/m%C3%A4rken', '/fi/sv/m%C3%A4rken'],
    ['/sv', '/fi/sv'],
    ['/dc/ale', '/fi/fi/dc/ale'],
  ])('R-MARKET-04 T14 %s lacks the market: %s', (address, expected) => {
    const decision = visit(address)
    expect(told(decision)).toBe(`302 ${expected}`)
    expect(decision.error).toBeUndefined()
  })

  it('R-MARKET-04 prefixes the market the visitor chose before', () => {
    expect(told(visit('/p/x', { cookies: { 'ralph-selected-market': 'no' } }))).toBe('302 /no/nb/p/x')
    expect(told(visit('/p/x', { cookies: { 'ralph-selected-market': 'constructor' } }))).toBe('302 /fi/fi/p/x')
  })

  it.each([
    ['/se/fi/p/x', '/se/sv/p/x'],
    ['/se/en', '/se/sv'],
    ['/no/no/p/x', '/no/nb/p/x'],
    ['/fi/da', '/fi/fi'],
    ['/se/p/x', '/se/sv/p/x'],
    ['/fi', '/fi/fi'],
    ['/SE/SV/p/X', '/se/sv/p/X'],
    ['/se/dc/rea', '/se/sv/dc/rea'],
  ])('R-MARKET-05 the language in %s becomes one of the market: %s', (address, expected) => {
    expect(told(visit(address))).toBe(`302 ${expected}`)
  })

  it.each(['/p/x', '/xx/fi/p/x', '/sv/se/p/x', '/se/fi/p/x', '/'])('R-MARKET-06 %s keeps the query', (address) => {
    const decision = visit(`${address}?b=2&a=%C3%B6&a=1`)
    expect(told(decision)).toMatch(/^302 .+\?b=2&a=%C3%B6&a=1$/)
  })

  // A browser carries the hash over by itself as long as the target has none.
  it('R-MARKET-06 no redirect writes a hash over the visitor’s own', () => {
    for (const address of ['/p/x', '/se/fi', '/', '/tilini/saldo', '/a%23b'])
      expect(told(visit(address, { host: 'localhost' }))).not.toContain('#')
  })

  it('R-MARKET-07 the root leads to the configured path, 302 unless configured', () => {
    expect(told(visit('/'))).toBe('302 /fi/fi')
    expect(told(visit('/', { setup: { ROOT_PATH: '/se/sv/nyheter', ROOT_STATUS: 307 } }))).toBe('307 /se/sv/nyheter')
  })

  it('R-MARKET-07 T14 a root path that needs a correction is still one redirect', () => {
    expect(told(visit('/', { setup: { ROOT_PATH: '/sv/se/' } }))).toBe('302 /se/sv')
    expect(told(visit('/', { setup: { ROOT_PATH: '/\t/evil.example/x' } }))).toBe('302 /fi/fi/x')
  })

  it('T14 all corrections of an address are one redirect', () => {
    expect(told(visit('/sv/se//m%c3%a4rken/?q=1'))).toBe('302 /se/sv/m%C3%A4rken?q=1')
    expect(told(visit('/fi/fi//p/x/'))).toBe('308 /fi/fi/p/x')
  })
})

describe('market by host', () => {
  const setup = {
    SHOP_DOMAINS: {
      fi: 'https://www.kajo.example',
      se: 'https://kajo.example:8443',
      no: 'http://127.0.0.1:3001',
      dk: 'http://127.0.0.1:3002',
    },
  }

  it.each([
    ['www.kajo.example', '/fi/fi'],
    ['WWW.KAJO.EXAMPLE:443', '/fi/fi'],
    ['www.kajo.example.', '/fi/fi'],
    ['kajo.example:8443', '/se/sv'],
    ['127.0.0.1:3001', '/no/nb'],
    ['127.0.0.1:3002', '/dk/da'],
    ['dk.localhost', '/dk/da'],
    ['no.localhost:9999', '/no/nb'],
  ])('T9 %s is a domain of its own', (host, page) => {
    expect(told(visit('/', { host, setup }))).toBe(`rewrite ${page}`)
  })

  it.each([
    '',
    'localhost',
    'xx.localhost',
    'fi.localhost.evil.example',
    'evil.example',
    '[::1]:3000',
    ':',
    'preview.kajo.example',
  ])('T9 %j keeps the market in the path', (host) => {
    expect(told(visit('/se/sv', { host, setup }))).toBe('rewrite /se-path/sv')
    expect(told(visit('/', { host, setup }))).toBe('302 /fi/fi')
  })

  it('T9 only an allowed language that is not the default is a prefix', () => {
    expect(told(visit('/sv/p/x', { host: 'fi.localhost' }))).toBe('rewrite /fi/sv/p/x')
    expect(told(visit('/da/p/x', { host: 'fi.localhost' }))).toBe('rewrite /fi/fi/404')
    expect(told(visit('/fi/p/x', { host: 'fi.localhost' }))).toBe('rewrite /fi/fi/404')
    expect(told(visit('/fi/p/x', { host: 'se.localhost' }))).toBe('rewrite /se/sv/404')
  })
})
