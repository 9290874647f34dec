// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { CareMarks } from '@/components/product/care-marks'
import { CARE_LABELS, CARE_SYMBOLS } from '@/packages/mock-backend/catalogue/care-symbols'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'

afterEach(cleanup)

it('every symbol of a care label is drawn, each in its own way, and said in words', () => {
  const marks = Object.entries(CARE_SYMBOLS).map(([symbol, { sv }]) => ({ symbol, text: sv }))
  // whatever a cloth's label shows is among them
  expect(Object.values(CARE_LABELS).flatMap((symbols) => symbols ?? [])).toEqual(
    expect.arrayContaining(marks.map(({ symbol }) => symbol)),
  )
  renderInShop(<CareMarks marks={marks} />, makeShop().shop)
  const items = screen.getAllByRole('listitem')
  // a number stays with its unit
  expect(items.map((item) => item.lastChild?.textContent)).toEqual(
    marks.map(({ text }) => text.replaceAll(' °', '\u00a0°')),
  )
  const drawings = items.map((item) => item.querySelector('svg')?.innerHTML ?? '')
  expect(drawings.filter((drawing) => !drawing)).toEqual([])
  expect(new Set(drawings).size).toBe(marks.length)
})
