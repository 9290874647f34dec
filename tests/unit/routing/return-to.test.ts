import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnTo } from '@/lib/routing/return-to'

describe('safeReturnTo', () => {
  it.each([
    '/',
    '/tilini/tilaukset',
    '/sv/mina-sidor/ordrar?x=1&y=a,b#top',
    '/m%C3%A4rken',
    '/märken',
    '/c/mekot?brands=A~1',
  ])('T6 %s is kept', (path) => {
    expect(safeReturnTo(path)).toBe(path)
  })

  it.each([
    null,
    undefined,
    '',
    'tilini',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2Fevil.example',
    '/%252Fevil.example',
    '/%25252Fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/\n/evil.example',
    '/a//b',
    '/a\u0000b',
    '/%E0%A4%A',
    '/javascript:alert(1)',
    '/%6Aavascript:alert(1)',
    ' /tilini',
    `/${'a'.repeat(2000)}`,
  ])('T6 %j is refused', (value) => {
    expect(safeReturnTo(value)).toBeNull()
  })

  it('R-GUARD-06 T6 nothing accepted leaves the origin, however often it is decoded', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '%2F',
      '%5C',
      '%25',
      '%',
      ':',
      '.',
      'a',
      'evil.example',
      '\t',
      '?',
      '#',
      '@',
      'http',
    )
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(piece).map((parts) => `/${parts.join('')}`),
    )
    fc.assert(
      fc.property(value, (input) => {
        let path = safeReturnTo(input)
        for (let round = 0; path !== null && round < 3; round++) {
          expect(new URL(path, 'https://kajo.example').origin).toBe('https://kajo.example')
          path = decodeURIComponent(path)
        }
      }),
      { numRuns: 3000 },
    )
  })
})
