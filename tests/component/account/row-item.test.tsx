// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { RowItem } from '@/components/ui/row-item'
import { freshBrowser } from '@/tests/support/fresh-browser'

freshBrowser()
afterEach(() => vi.restoreAllMocks())

/** A row 300 px wide whose items are 120 px wide each, as a browser would lay it out. */
function rowWith(current: string) {
  const items = ['orders', 'balance', 'settings']
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = items.indexOf(this.textContent)
    return index < 0 ? new DOMRect(0, 0, 300, 44) : new DOMRect(index * 120, 0, 120, 44)
  })
  render(
    <ul style={{ scrollPaddingLeft: '16px' }}>
      {items.map((name) => (
        <RowItem key={name} isCurrent={name === current}>
          {name}
        </RowItem>
      ))}
    </ul>,
  )
  return screen.getByRole('list').scrollLeft
}

it('a row scrolls until its current item is in view, and no further', () => {
  expect(rowWith('settings')).toBe(76)
})

it('a row whose current item is in view does not scroll', () => {
  expect(rowWith('balance')).toBe(0)
})
