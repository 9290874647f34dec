// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Cart } from '@/lib/cart/cart-types'
import { lineStates } from '@/lib/cart/line-states'
import { forgetRemoved, holdRemoved, removeLine, restoreLine } from '@/lib/cart/remove-line'
import { NO_CHANGES, serverChangesStore } from '@/lib/cart/server-changes'
import { shownCount } from '@/lib/cart/shown-count'
import { shownLines } from '@/lib/cart/shown-lines'
import { type Answers, cartFragment, dropCookies, makeCart, makeShop } from '@/tests/support/shop-fixtures'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  dropCookies()
  vi.useRealTimers()
})

const THREE = [
  { skuId: 7, quantity: 2 },
  { skuId: 8, quantity: 1 },
  { skuId: 9, quantity: 3 },
]
const without = (...skus: number[]) =>
  cartFragment(
    'c',
    THREE.filter(({ skuId }) => !skus.includes(skuId)),
  )
const RESTORED = cartFragment('c', [...THREE.filter(({ skuId }) => skuId !== 8), { id: 'new', skuId: 8, quantity: 1 }])

function setup(answers: Answers) {
  const made = makeShop(answers)
  const cart = makeCart('c', THREE)
  made.state().setCart(cart)
  const shown = () => {
    const { data, wanted } = made.state().cart
    return shownLines(data?.lines ?? [], wanted, lineStates(made.shop).getState()).map(({ kind, skuId }) => [
      kind,
      skuId,
    ])
  }
  return { ...made, shown, line: lineIn(cart) }
}

const lineIn = (cart: Cart) => (skuId: number) => {
  const found = cart.lines.find((line) => line.skuId === skuId)
  if (!found) throw new Error(`no ${skuId}`)
  return found
}

describe('removing a line', () => {
  it('R-CART-14 undo restores the promo code that the cart lost with the line', async () => {
    const { shop, asked, line, state } = setup({
      updateCartItem: without(8),
      addToCart: RESTORED,
      setCartPromoCode: { ...RESTORED, promoCode: 'KAJO10' },
    })
    state().setCart({ ...makeCart('c', THREE), promoCode: 'KAJO10' })
    await removeLine(shop, line(8))
    expect(serverChangesStore(shop).getState().removedCode).toBe('KAJO10')
    await restoreLine(shop, 8)
    expect(asked.at(-1)).toMatchObject({ name: 'setCartPromoCode', variables: { promoCode: 'KAJO10' } })
    expect(state().cart.data?.promoCode).toBe('KAJO10')
    expect(serverChangesStore(shop).getState()).toEqual(NO_CHANGES)
  })

  it('R-CART-05 the line is removed at once and its placeholder stays for 8 s', async () => {
    const { shop, shown, line, state } = setup({ updateCartItem: without(8) })
    const removing = removeLine(shop, line(8))
    expect(shown()).toEqual([
      ['line', 7],
      ['removed', 8],
      ['line', 9],
    ])
    expect(shownCount(state().cart)).toBe(5)
    await removing
    await vi.advanceTimersByTimeAsync(7999)
    expect(shown()).toHaveLength(3)
    await vi.advanceTimersByTimeAsync(1)
    expect(shown()).toEqual([
      ['line', 7],
      ['line', 9],
    ])
  })

  it('R-CART-05 the timer of undo stops while the shopper hovers over or focuses it', async () => {
    const { shop, shown, line } = setup({ updateCartItem: without(8) })
    await removeLine(shop, line(8))
    holdRemoved(shop, 8, true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(shown()).toHaveLength(3)
    holdRemoved(shop, 8, false)
    await vi.advanceTimersByTimeAsync(8000)
    expect(shown()).toHaveLength(2)
  })

  it('R-CART-05 undo requests the same quantity and shows the line at its position, before and after the response', async () => {
    const { shop, shown, line, asked } = setup({ updateCartItem: without(8), addToCart: RESTORED })
    await removeLine(shop, line(8))
    const restoring = restoreLine(shop, 8)
    expect(shown()[1]).toEqual(['returning', 8])
    expect(await restoring).toBe(true)
    expect(asked.at(-1)).toMatchObject({ name: 'addToCart', variables: { item: { skuId: 8, quantity: 1 } } })
    expect(shown()).toEqual([
      ['line', 7],
      ['line', 8],
      ['line', 9],
    ])
  })

  it('R-CART-05 undo waits for the response to the removal, so that nothing is counted twice', async () => {
    const { shop, shown, line, asked, state } = setup({ updateCartItem: without(8), addToCart: RESTORED })
    const removing = removeLine(shop, line(8))
    const restoring = restoreLine(shop, 8)
    expect(shownCount(state().cart)).toBe(6)
    await Promise.all([removing, restoring])
    expect(asked.map(({ name }) => name)).toEqual(['updateCartItem', 'addToCart'])
    expect(shownCount(state().cart)).toBe(6)
    expect(shown()[1]).toEqual(['line', 8])
  })

  it('R-CART-05 undo restores the quantity that the shopper last saw', async () => {
    const { shop, line, asked, state } = setup({ updateCartItem: without(9), addToCart: RESTORED })
    state().setWanted('line-9', 5)
    await removeLine(shop, line(9))
    await restoreLine(shop, 9)
    expect(asked.at(-1)?.variables.item).toEqual({ skuId: 9, quantity: 5 })
  })

  it('R-TAB-01 a sku that another tab adds again is shown as one line', async () => {
    const { shop, shown, line, state } = setup({ updateCartItem: without(8) })
    await removeLine(shop, line(8))
    state().setCart(makeCart('c', THREE))
    expect(shown()).toEqual([
      ['line', 7],
      ['line', 8],
      ['line', 9],
    ])
    expect(await restoreLine(shop, 8)).toBe(true)
    expect(shownCount(state().cart)).toBe(6)
  })

  it('R-CART-05 closing the cart ends every undo', async () => {
    const { shop, shown, line } = setup({ updateCartItem: without(8) })
    await removeLine(shop, line(8))
    forgetRemoved(shop)
    expect(shown()).toHaveLength(2)
    expect(await restoreLine(shop, 8)).toBe(false)
  })
})
