// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AddedNotice } from '@/components/cart/added-notice'
import { CartLines } from '@/components/cart/cart-lines'
import { SnackbarToast } from '@/components/layers/toasts'
import { showAdded } from '@/lib/cart/added-notice'
import { removeLine } from '@/lib/cart/remove-line'
import { showSnackbar } from '@/lib/store/toasts'
import { cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'

withCartLayer()

let hovered: EventTarget | null = null
let isKeyLast = false
let focusedByKey: EventTarget | null = null
const notes: Record<string, (event: Event) => void> = {
  pointerover: ({ target }) => {
    hovered = target
  },
  pointerdown: () => {
    isKeyLast = false
  },
  keydown: () => {
    isKeyLast = true
  },
  focusin: ({ target }) => {
    focusedByKey = isKeyLast ? target : null
  },
}
// jsdom remembers the answers for these, and does not notice that pointer or focus have moved
const STATES: Record<string, (element: Element) => boolean> = {
  ':hover': (element) => hovered instanceof Node && element.contains(hovered),
  ':focus-within': (element) => element.contains(document.activeElement),
  // only of a focus that came after a key, as in browsers
  ':focus-visible': (element) => element === document.activeElement && element === focusedByKey,
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  for (const [type, note] of Object.entries(notes)) window.addEventListener(type, note, true)
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return STATES[selector]?.(this) ?? matches.call(this, selector)
  })
})
afterEach(() => {
  hovered = null
  isKeyLast = false
  focusedByKey = null
  for (const [type, note] of Object.entries(notes)) window.removeEventListener(type, note, true)
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Lets more time pass than any of the timers takes. */
const pass = () => act(async () => void vi.advanceTimersByTime(60_000))
const button = (name: string) => screen.getByRole('button', { name })
const elsewhere = () => button('Elsewhere')

/** Shows what hides by a timer, beside another control. */
async function draw(element: React.ReactElement, show: (made: ReturnType<typeof makeShop>) => unknown) {
  const made = makeShop({ updateCartItem: cartFragment('c') })
  made.state().setCart(makeCart('c', [{ skuId: 7, quantity: 1 }]))
  await act(async () => void (await show(made)))
  renderInShop(
    <>
      {element}
      <button type="button">Elsewhere</button>
    </>,
    made.shop,
  )
  return { ...made, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) }
}

const message = (text: string) => ({ message: text, action: { words: 'Ångra', run: () => {} } })
const [line] = makeCart('c', [{ skuId: 7, quantity: 1 }]).lines
if (!line) throw new Error('no line')

const OFFERS = [
  ['R-CART-12 undo of a removed line', <CartLines key="lines" onGone={() => {}} />, 'Ångra', 'removed'],
  ['R-STATE-04 a message with undo', <SnackbarToast key="snackbar" />, 'Ångra', 'snackbar'],
  ['R-CART-11 the added notice', <AddedNotice key="added" />, 'Stäng meddelandet', 'added'],
] as const
const SHOW = {
  removed: ({ shop }: ReturnType<typeof makeShop>) => removeLine(shop, line),
  snackbar: ({ shop }: ReturnType<typeof makeShop>) => showSnackbar(shop, message('Borttagen')),
  added: ({ shop }: ReturnType<typeof makeShop>) => showAdded(shop, line),
}

it.each(OFFERS)('%s stays while hovered, when the focus leaves it', async (_name, element, name, kind) => {
  const { user } = await draw(element, SHOW[kind])
  await user.tab()
  button(name).focus()
  await user.hover(button(name))
  act(() => elsewhere().focus())
  await pass()
  expect(screen.queryByRole('button', { name }), 'under the pointer').not.toBeNull()
  await user.hover(elsewhere())
  await pass()
  expect(screen.queryByRole('button', { name })).toBeNull()
})

it.each(OFFERS)(
  '%s stays while focused by keyboard, when the pointer leaves it',
  async (_name, element, name, kind) => {
    const { user } = await draw(element, SHOW[kind])
    await user.tab()
    button(name).focus()
    await user.hover(button(name))
    await user.hover(elsewhere())
    await pass()
    expect(screen.queryByRole('button', { name }), 'with the focus').not.toBeNull()
    act(() => elsewhere().focus())
    await pass()
    expect(screen.queryByRole('button', { name })).toBeNull()
  },
)

it.each(OFFERS)('%s goes when the pointer leaves it, though a press left the focus there', async (_name, ...given) => {
  const [element, name, kind] = given
  const { user } = await draw(element, SHOW[kind])
  // released elsewhere, so that nothing is clicked
  await user.pointer([
    { keys: '[MouseLeft>]', target: button(name) },
    { target: elsewhere() },
    { keys: '[/MouseLeft]' },
  ])
  expect(document.activeElement).toBe(button(name))
  await pass()
  expect(screen.queryByRole('button', { name })).toBeNull()
})

it('R-STATE-04 a message that replaces a hovered one stays too', async () => {
  const { user, shop } = await draw(<SnackbarToast />, SHOW.snackbar)
  await user.hover(button('Ångra'))
  await act(async () => showSnackbar(shop, message('Den andra')))
  await pass()
  expect(screen.queryByText('Den andra')).not.toBeNull()
})
