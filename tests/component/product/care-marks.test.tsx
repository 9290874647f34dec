// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CareMarks } from '@/components/product/care-marks'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

const CARE_MARKS = [
  { symbol: 'wash-30', text: 'Maskintvätt 30 °C' },
  { symbol: 'wash-40', text: 'Maskintvätt 40 °C' },
  { symbol: 'wash-30-gentle', text: 'Skontvätt 30 °C' },
  { symbol: 'wash-30-wool', text: 'Ulltvätt 30 °C' },
  { symbol: 'wash-hand', text: 'Handtvätt' },
  { symbol: 'wash-no', text: 'Ej vattentvätt' },
  { symbol: 'bleach-no', text: 'Ej blekning' },
  { symbol: 'tumble-no', text: 'Ej torktumling' },
  { symbol: 'dry-line', text: 'Hängtorkning' },
  { symbol: 'dry-flat', text: 'Plantorkning' },
  { symbol: 'iron-low', text: 'Strykning högst 110 °C' },
  { symbol: 'iron-medium', text: 'Strykning högst 150 °C' },
  { symbol: 'iron-high', text: 'Strykning högst 200 °C' },
  { symbol: 'iron-no', text: 'Ej strykning' },
  { symbol: 'clean-dry', text: 'Kemtvätt' },
  { symbol: 'clean-no', text: 'Ej kemtvätt' },
]

it('every care symbol has a different drawing and a text', () => {
  renderInShop(<CareMarks marks={CARE_MARKS} />, makeShop().shop)
  const items = screen.getAllByRole('listitem')
  // a number stays with its unit
  expect(items.map((item) => item.lastChild?.textContent)).toEqual(
    CARE_MARKS.map(({ text }) => text.replaceAll(' °', '\u00a0°')),
  )
  const drawings = items.map((item) => item.querySelector('svg')?.innerHTML ?? '')
  expect(drawings.filter((drawing) => !drawing)).toEqual([])
  expect(new Set(drawings).size).toBe(CARE_MARKS.length)
})
