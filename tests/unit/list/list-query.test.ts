import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VARIANT_PREFIX } from '@/lib/cache/entry-class.mjs'
import {
  canonicalSearch,
  decodeListSegment,
  encodeListSegment,
  joinRepeatedKeys,
  type ListQuery,
  parseListSearch,
} from '@/lib/list/list-query'
import { SORTS } from '@/lib/list/list-types'

const parse = (search: string) => parseListSearch(new URLSearchParams(search))
const ids = (query: ListQuery) => [
  ...[query.categories, query.brands, query.skus, query.price, query.discount, ...Object.values(query.parameters)]
    .flat()
    .map((value) => value.id),
]

describe('parseListSearch', () => {
  it('R-LIST-01 reads comma-separated label~id pairs, sorted and once each', () => {
    const query = parse('?brands=Neo~7,Bik%20Bok~12,Neo~7&categories=Mekot~3&price=0-50~0-50&discount=ale~1&skus=M~m')
    expect(query.brands).toEqual([
      { label: 'Bik Bok', id: '12' },
      { label: 'Neo', id: '7' },
    ])
    expect([query.categories, query.price, query.discount, query.skus].flat()).toHaveLength(4)
  })

  it('R-LIST-01 a comma or tilde inside a label survives the address', () => {
    const query = { ...parse(''), brands: [{ label: 'A, B ~ 100 % C&D', id: '1' }] }
    expect(parse(canonicalSearch(query)).brands).toEqual(query.brands)
  })

  it('R-LIST-02 reads p- keys as parameters', () => {
    expect(parse('p-Color=Musta~5&p-=x&q-Color=1').parameters).toEqual({ 'p-Color': [{ label: 'Musta', id: '5' }] })
  })

  it('R-LIST-03 a shared address restores filters, sort and page', () => {
    const search = '?brands=Bik%20Bok~12&p-Color=Musta~5&sort=PRICE&page=2'
    expect(canonicalSearch(parse(search))).toBe(search)
    expect(parse(search)).toMatchObject({ sort: 'PRICE', page: 2 })
  })

  it.each([
    ['0', 1],
    ['-1', 1],
    ['1.5', 1],
    ['1e3', 1],
    ['abc', 1],
    ['', 1],
    ['3', 3],
    ['126', 126],
    ['127', 127],
    ['44739244', 127],
    ['99999999999999999999999', 127],
  ])('T16 page %s counts as %i', (page, expected) => {
    expect(parse(`page=${page}`).page).toBe(expected)
  })

  it('T16 keeps 60 values in all, independently of their order', () => {
    const values = Array.from({ length: 50 }, (_, at) => `v~${at}`)
    const search = (list: string[]) => `brands=${list.join(',')}&p-Size=${list.join(',')}`
    expect(ids(parse(search(values)))).toHaveLength(60)
    expect(parse(search([...values].reverse()))).toEqual(parse(search(values)))
  })

  it('R-LIST-03 an unknown sort is null', () => {
    for (const sort of ['nope', '']) expect(parse(`sort=${sort}`).sort).toBeNull()
  })

  it('R-LIST-01 unknown keys and empty values are ignored', () => {
    expect(encodeListSegment(parse('utm_source=x&brands=,,~&__proto__=1&constructor=2&fbclid=9'))).toBe('_')
  })
})

describe('list segment', () => {
  it('R-LIST-01 `_` stands for a plain list, labels are left out', () => {
    expect(encodeListSegment(parse(''))).toBe('_')
    expect(encodeListSegment(parse('brands=Neo~7'))).toBe(encodeListSegment(parse('brands=7')))
    expect(decodeListSegment('_')).toEqual(parse(''))
  })

  it('T28 the segment carries the class of the list', () => {
    const first = (search: string) => /^_[a-z]?/.exec(encodeListSegment(parse(search)))?.[0]
    expect(first('')).toBe('_')
    expect(first('page=2')).toBe('_p')
    for (const search of ['sort=PRICE', 'brands=7', 'p-x=1&page=2']) expect(first(search), search).toBe(VARIANT_PREFIX)
  })

  it('T28 a segment whose class does not fit its query is null', () => {
    const text = encodeListSegment(parse('sort=PRICE')).slice(2)
    expect(decodeListSegment(`_v${text}`)).not.toBeNull()
    expect([`_p${text}`, `_${text}`, `_x${text}`].map(decodeListSegment)).toEqual([null, null, null])
  })

  it.each(['', 'x', '_!', '_a', 'mekot', '_YnJhbmRzPTEsMQ', '_YnJhbmRzPU5lb343', '__', '_%20', `_${btoa('page=1')}`])(
    'R-LIST-01 %j is not ours',
    (segment) => {
      expect(decodeListSegment(segment)).toBeNull()
    },
  )

  const text = fc.string({ unit: 'grapheme', maxLength: 12 })
  const values = fc.array(fc.record({ label: text, id: text }), { maxLength: 12 })
  const query = fc.record({
    categories: values,
    brands: values,
    skus: values,
    price: values,
    discount: values,
    parameters: fc.dictionary(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).map((name) => `p-${name}`),
      values,
      { maxKeys: 4 },
    ),
    sort: fc.constantFrom(null, ...SORTS),
    page: fc.integer({ min: -2, max: 500 }),
  })

  it('R-LIST-03 parsing the address or the segment of a query returns the query', () => {
    fc.assert(
      fc.property(query, (input) => {
        const read = parse(canonicalSearch(input))
        expect(canonicalSearch(read)).toBe(canonicalSearch(input))
        const segment = encodeListSegment(read)
        expect(segment).toMatch(/^_[\w-]*$/)
        const back = decodeListSegment(segment)
        expect(back).not.toBeNull()
        expect(back && ids(back)).toEqual(ids(read))
        expect([back?.sort, back?.page]).toEqual([read.sort, read.page])
      }),
    )
  })

  it('R-LIST-01 the same choice in any order has one segment', () => {
    fc.assert(
      fc.property(query, fc.infiniteStream(fc.nat()), (input, seeds) => {
        const shuffle = <T>(list: readonly T[]) =>
          list
            .map((value) => ({ value, key: seeds.next().value ?? 0 }))
            .sort((a, b) => a.key - b.key)
            .map(({ value }) => value)
        const pairs = [...new URLSearchParams(canonicalSearch(input))].map(([key, list]) => [
          key,
          shuffle(list.split(',')).join(','),
        ])
        expect(encodeListSegment(parseListSearch(new URLSearchParams(shuffle(pairs))))).toBe(encodeListSegment(input))
      }),
    )
  })

  it('no address makes the parser throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (search) => {
        expect(decodeListSegment(encodeListSegment(parse(search)))).not.toBeNull()
        expect(() => decodeListSegment(search)).not.toThrow()
      }),
    )
  })
})

describe('joinRepeatedKeys', () => {
  it.each([
    ['brands=A~1&brands=B~2', '?brands=A~1,B~2'],
    ['utm=x&p-Size=M~1&sort=PRICE&p-Size=S~2&page=3', '?utm=x&p-Size=M~1,S~2&sort=PRICE&page=3'],
    ['brands=&brands=', ''],
    ['brands=A~1,B~2&utm=1&utm=2', null],
    ['brands=A~1&price-from=40&price-to=180', '?brands=A~1&price=40-180'],
    ['price-from=1+400&price-to=', '?price=1400-'],
    ['price-from=180&price-to=40&price=pr_1', '?price=40-180'],
    ['price-from=39,90&price-to=100', '?price=39-100'],
    ['price-from=39.90&price-to=', '?price=39-'],
    ['price-from=&price-to=49,90+%E2%82%AC', '?price=-50'],
    ['price-from=100,50&price-to=39,90', '?price=39-101'],
    ['price-from=&price-to=cheap&brands=A~1', '?brands=A~1'],
    ['', null],
  ])('R-LIST-01 %s becomes %s', (search, joined) => {
    expect(joinRepeatedKeys(new URLSearchParams(search))).toBe(joined)
  })
})
