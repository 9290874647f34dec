// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CardQuickshop } from '@/components/product/card-quickshop'
import { reloadOrReport } from '@/lib/errors/reload-or-report'
import { toCardRows } from '@/lib/product/card-row'
import { mapProductCards } from '@/lib/product/map-product-card'
import messages from '@/messages/sv.json'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { product } from '@/tests/unit/product/fixtures'

const network = vi.hoisted(() => ({ answer: Promise.resolve(), asked: 0 }))
vi.mock('@/components/product/quickshop-sheet', async () => {
  network.asked += 1
  await network.answer
  return { QuickshopSheet: () => null }
})
vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport: vi.fn() }))

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

/** Presses the button of a card; `fail` ends the loading of its sheet. */
async function press() {
  let fail = (_error: Error) => {}
  network.answer = new Promise((_, reject) => {
    fail = reject
  })
  network.answer.catch(() => {})
  const before = network.asked
  const made = makeShop()
  const [row] = toCardRows(mapProductCards([product()]), { lang: 'sv', now: Date.now() })
  if (!row) throw new Error('The fixture cannot be sold')
  renderInShop(<CardQuickshop row={row} notifyVariant="notice" isReached={false} />, made.shop)
  fireEvent.click(screen.getByTestId('quickshop-open'))
  await vi.waitFor(() => expect(network.asked).toBeGreaterThan(before))
  return { ...made, fail: () => act(async () => fail(new Error('Loading chunk failed'))) }
}

it('R-ERROR-01 when the code of the quick shop cannot be loaded, the card says so, and the page reloads or reports', async () => {
  const { state, fail } = await press()
  await fail()
  await vi.waitFor(() => expect(reloadOrReport).toHaveBeenCalledTimes(1))
  expect(state().layers.notification.message).toBe(messages.quickshop.failed)
})

it('R-ERROR-01 the same after the list was left: nothing is said, reloaded or reported', async () => {
  const { state, fail } = await press()
  cleanup()
  await fail()
  await expect(import('@/components/product/quickshop-sheet')).rejects.toThrow()
  expect(reloadOrReport).not.toHaveBeenCalled()
  expect(state().layers.notification.message).toBe('')
})
