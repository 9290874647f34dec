import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchFormHref, searchHref } from '@/lib/routing/search-href'
import { decodeSearchSegment, encodeSearchSegment, tidySearchText } from '@/lib/routing/search-text'

const FI = { market: 'fi', lang: 'fi', mode: 'domain' } as const

describe('the text of a search', () => {
  it.each([
    ['  röd   klänning ', 'röd klänning'],
    ['Röd Klänning', 'Röd Klänning'],
    ['ro\u0308d', 'röd'],
    ['a\n\tb\u00a0c', 'a b c'],
    ['a\u0000b\u202ec', 'a b c'],
    ['..', ''],
    [' . ', ''],
    ['...', '...'],
    ['½ 100 % "x" <b>&amp; a/b\\c?#', '½ 100 % "x" <b>&amp; a/b\\c?#'],
    ['x'.repeat(130), 'x'.repeat(100)],
    ['👗'.repeat(130), '👗'.repeat(100)],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
    ['\ud83d', ''],
  ])('R-ROUTE-26 %j is searched for as %j', (typed, text) => expect(tidySearchText(typed)).toBe(text))

  it('R-ROUTE-26 any text can be encoded into a URL-safe internal segment and decoded again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 110 }), (typed) => {
        const text = tidySearchText(typed)
        const segment = encodeSearchSegment(text)
        expect(segment).toMatch(/^_[\w-]*$/)
        expect(decodeSearchSegment(segment)).toBe(text)
        expect(tidySearchText(text)).toBe(text)
      }),
      { numRuns: 40 },
    )
  })

  it.each(['', 'mekko', '_%', '_a', `_${btoa('x'.repeat(101))}`, `_${btoa(' x')}`, '_gICA', '_bWVra28='])(
    'T28 the segment %j, which encodeSearchSegment cannot produce, is refused',
    (segment) => expect(decodeSearchSegment(segment)).toBeNull(),
  )

  it('R-ROUTE-26 its address is one segment on every site', () => {
    expect(searchHref(FI, ' a/b 50 % ')).toBe('/s/a%2Fb%2050%20%25')
    expect(searchHref({ ...FI, lang: 'sv' }, 'röd')).toBe('/sv/s/r%C3%B6d')
    expect(searchHref({ ...FI, mode: 'path' }, 'mekko')).toBe('/fi/fi/s/mekko')
    expect([searchHref(FI, ' '), searchFormHref({ ...FI, mode: 'path' })]).toEqual(['/s', '/fi/fi/s'])
  })
})
