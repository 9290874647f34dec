// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RowItem } from '@/components/ui/row-item'
import { freshBrowser } from '@/tests/support/fresh-browser'

freshBrowser()

/** A row 300 px wide whose items are 120 px wide each, as a browser would lay it out. */
function rowWith(current: string, hasInitialTarget: boolean) {
  vi.stubGlobal('CSS', { supports: () => hasInitialTarget })
  const items = ['orders', 'balance', 'settings']
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const index = items.indexOf(this.textContent)
    return index < 0 ? new DOMRect(0, 0, 300, 44) : new DOMRect(index * 120, 0, 120, 44)
  })
  render(
    <ul>
      {items.map((name) => (
        <RowItem key={name} isCurrent={name === current}>
          {name}
        </RowItem>
      ))}
    </ul>,
  )
  return screen.getByRole('list').scrollLeft
}

it('a row scrolls until its current item is in the middle, unless the browser does it by itself', () => {
  expect(rowWith('settings', true)).toBe(0)
  cleanup()
  expect(rowWith('settings', false)).toBe(150)
})
