import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chosenValues,
  isChosen,
  toggleValue,
  withLabels,
  withoutFilters,
  withoutValue,
  withPrice,
} from '@/lib/list/choose-filters'
import type { FilterRow, ListFacet, ListFilters } from '@/lib/list/filter-types'
import { canonicalSearch, emptyListQuery, type ListQuery, parseListSearch } from '@/lib/list/list-query'
import { packFilters, unpackFilters } from '@/lib/list/pack-filters'
import { parsePriceRange } from '@/lib/list/price-range'
import { foldCategories, treeRows } from '@/lib/list/tree-rows'

const parse = (search: string) => parseListSearch(new URLSearchParams(search))
const group = (key: string, rows: FilterRow[]): ListFacet => ({ key, label: key, rows })

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 10 })
  .filter((value) => value.trim() === value.normalize('NFC') && value !== '')
const rows = fc.uniqueArray(fc.tuple(text, text, fc.nat(900)), { maxLength: 6, selector: ([id]) => id })
const filters = fc.record({ brands: rows, skus: rows, discount: rows, 'p-Color': rows, 'p-Fit and, cut~': rows }).map(
  (byKey): ListFilters => ({
    groups: Object.entries(byKey).map(([key, values]) => group(key, values)),
    price: [10, 900],
  }),
)

/** A query made the way shoppers make it: by choosing values of the list, one after the other, and a price. */
const walk = fc
  .tuple(filters, fc.infiniteStream(fc.boolean()), fc.option(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.nat(400))))
  .map(([given, wanted, price]) => {
    let query: ListQuery = { ...emptyListQuery(), sort: 'PRICE', page: 3 }
    for (const each of given.groups)
      for (const row of each.rows) if (wanted.next().value) query = toggleValue(query, each, row)
    if (price) query = withPrice(query, { low: price[0], high: price[0] + price[1] }, 'a – b')
    return { given, query }
  })

describe('the chosen filters of a list', () => {
  it('R-LIST-01 R-LIST-02 R-LIST-03 parsing the address of a choice returns the choice with its labels', () => {
    fc.assert(
      fc.property(walk, ({ given, query }) => {
        const read = parse(canonicalSearch(query))
        expect(canonicalSearch(read)).toBe(canonicalSearch(query))
        const named = withLabels(read, given, () => 'a – b')
        expect(canonicalSearch(named)).toBe(canonicalSearch(query))
      }),
    )
  })

  it('R-LIST-01 removing every chip, or all at once, leaves the plain list with its sort order', () => {
    fc.assert(
      fc.property(walk, ({ given, query }) => {
        const chips = chosenValues(query, given)
        const bare = chips.reduce((left, { key, id }) => withoutValue(left, key, id), query)
        expect(chosenValues(bare, given)).toEqual([])
        const plain = '?sort=PRICE'
        if (chips.length > 0) expect(canonicalSearch(bare)).toBe(plain)
        expect(canonicalSearch(withoutFilters(query))).toBe(plain)
      }),
    )
  })

  it('packed filters are equal after unpacking', () => {
    fc.assert(
      fc.property(filters, (given) => {
        expect(unpackFilters(packFilters(given))).toEqual(given)
      }),
    )
    const extra: ListFilters = { groups: [group('categories', [['c_2', 'Kjolar, korta', 3, 'c_1']])], price: null }
    expect(unpackFilters(packFilters(extra))).toEqual(extra)
  })

  it('R-LIST-03 a choice leads to the first page', () => {
    const brands = group('brands', [['b_1', 'Aune', 3]])
    const chosen = toggleValue(parse('page=4'), brands, ['b_1', 'Aune', 3])
    expect(canonicalSearch(chosen)).toBe('?brands=Aune~b_1')
    expect(canonicalSearch(toggleValue({ ...chosen, page: 2 }, brands, ['b_1', 'Aune', 3]))).toBe('')
  })

  it('R-LIST-10 a category replaces those above and below it, not its neighbours', () => {
    const tree: FilterRow[] = [
      ['c_1', 'Kläder', 90, 'c_0'],
      ['c_2', 'Klänningar', 40, 'c_1'],
      ['c_3', 'Korta', 9, 'c_2'],
      ['c_4', 'Byxor', 30, 'c_1'],
    ]
    const categories = group('categories', tree)
    const pick = (search: string, id: string) => {
      const row = tree.find(([own]) => own === id) ?? ['', '', 0]
      return toggleValue(parse(search), categories, row as FilterRow).categories.map((value) => value.id)
    }
    expect(pick('categories=c_3,c_4', 'c_2')).toEqual(['c_4', 'c_2'])
    expect(pick('categories=c_1', 'c_3')).toEqual(['c_3'])
    expect(pick('categories=c_3,c_4', 'c_1')).toEqual(['c_1'])
    const open = () => true
    expect(treeRows([...tree].reverse(), open).map(({ row: [id], depth }) => `${depth} ${id}`)).toEqual([
      '0 c_1',
      '1 c_4',
      '1 c_2',
      '2 c_3',
    ])
  })

  it('R-LIST-10 the tree first shows the chosen categories with their parents and siblings; the rest is collapsed', () => {
    const rows: FilterRow[] = [
      ['c_1', 'Kläder', 90],
      ['c_2', 'Klänningar', 40, 'c_1'],
      ['c_3', 'Korta', 9, 'c_2'],
      ['c_4', 'Byxor', 30, 'c_1'],
      ['c_5', 'Skor', 20],
      ['c_6', 'Stövlar', 8, 'c_5'],
    ]
    const shown = (search: string) => {
      const all = { groups: [group('categories', rows), group('brands', [['b_1', 'Aune', 3]])], price: null }
      const folded = foldCategories(all, parse(search).categories)
      expect(unpackFilters(packFilters(folded))).toEqual(folded)
      expect(folded.groups[1]).toBe(all.groups[1])
      return folded.groups[0]?.rows.map(([id, , , , isFolded]) => (isFolded ? `${id}+` : id))
    }
    expect(shown('')).toEqual(['c_1+', 'c_5+'])
    expect(shown('categories=c_1')).toEqual(['c_1', 'c_2+', 'c_4', 'c_5+'])
    expect(shown('categories=c_3')).toEqual(['c_1', 'c_2', 'c_3', 'c_4', 'c_5+'])
  })

  it('T16 a 61st value is not added, and the others stay', () => {
    const many = Array.from({ length: 61 }, (_, at): FilterRow => [`b_${at}`, `B ${at}`, 1])
    const brands = group('brands', many)
    const full = many.reduce((query, row) => toggleValue(query, brands, row), emptyListQuery())
    expect(full.brands).toHaveLength(60)
    expect(isChosen(full, 'brands', 'b_59')).toBe(true)
    expect(isChosen(full, 'brands', 'b_60')).toBe(false)
  })

  it.each([
    ['40-180', { low: 40, high: 180 }],
    ['-180', { low: null, high: 180 }],
    ['40-', { low: 40, high: null }],
    ['40-40', { low: 40, high: 40 }],
    ['180-40', null],
    ['-', null],
    ['0-40', null],
    ['1e3-', null],
    ['pr_fi_0', null],
  ])('R-LIST-01 price %s', (id, range) => {
    expect(parsePriceRange(id)).toEqual(range)
  })
})
