// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { BuyForm } from '@/components/product/buy-form'
import { CareMarks } from '@/components/product/care-marks'
import { mapProduct } from '@/lib/product/map-product'
import type { Stock } from '@/lib/product/product-types'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { product, stock } from '@/tests/unit/product/fixtures'

afterEach(cleanup)

function draw(sizes: Record<string, Stock>) {
  const { shop } = makeShop()
  const skus = Object.entries(sizes).map(([name, pieces], index) => ({
    skuId: index + 1,
    articleNumber: `A-${name}`,
    name,
    stock: pieces,
  }))
  const model = mapProduct(product({ skus }))
  if (!model) throw new Error('no product')
  renderInShop(<BuyForm site={shop.config.site} product={model} sizeGuideId={null} instead={null} />, shop)
  const cells = screen.getAllByTestId('size-option')
  return {
    /** What is said with each size, and what the line below will say once it is chosen. */
    few: cells.map((cell) => cell.hasAttribute('data-few')),
    said: cells.map((cell) => cell.textContent),
    notes: cells.map((cell) => cell.querySelector('input')?.dataset.note),
    radios: within(screen.getByRole('group')).getAllByRole('radio') as HTMLInputElement[],
    firstNote: document.querySelector('[data-part="note"]')?.textContent,
  }
}

it('R-PDP-04 R-PDP-05 each size says how it stands: few left by number, sold out, on order', () => {
  const { few, said, notes, radios } = draw({
    S: stock({ inStock: 5 }),
    M: stock({ inStock: 6 }),
    L: stock({ inStock: 0 }),
    XL: stock({ inStock: 0, oversellable: 4 }),
  })
  expect(few).toEqual([true, false, false, false])
  expect(said).toEqual(['S Bara 5 kvar.', 'M', 'L Slutsåld', 'XL'])
  expect(notes).toEqual([
    'Bara 5 kvar.',
    'Finns i lager.',
    'Den här storleken är slutsåld.',
    expect.stringMatching(/^Snart i lager igen, du kan beställa redan nu\. \S/),
  ])
  // one that is gone can be chosen, to be told so
  expect(radios.map(({ disabled, checked }) => disabled || checked)).toEqual([false, false, false, false])
})

it('R-PDP-04 before a choice the line names the sizes that are nearly gone, three pieces at most', () => {
  const { firstNote } = draw({
    S: stock({ inStock: 1 }),
    M: stock({ inStock: 3 }),
    L: stock({ inStock: 4 }),
    XL: stock({ inStock: 0 }),
  })
  expect(firstNote).toBe('S: bara 1 kvar · M: bara 3 kvar')
})

it('R-PDP-04 a piece of one size is chosen, and the line tells its own stock', () => {
  const { firstNote, radios } = draw({ 'One size': stock({ inStock: 2 }) })
  expect(firstNote).toBe('Bara 2 kvar.')
  expect(radios.map(({ checked }) => checked)).toEqual([true])
})

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

it('every symbol of a care label is drawn, each in its own way, and said in words', () => {
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
