// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { describe, expect, it, vi } from 'vitest'
import { LayerHost } from '@/components/layers/layer-host'
import { openCartLink } from '@/lib/cart/open-cart-link'
import type { CartLinkOutcome } from '@/lib/cart/shared-cart-types'
import { startShop } from '@/lib/flows/start-shop'
import { type Answers, cartFragment, makeShop, plantCookie, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'

withCartLayer()

const sharedItem = (skuId: number, quantity: number, name: string) => ({
  id: `theirs-${skuId}`,
  skuId,
  quantity,
  groupKey: null,
  isCampaignFreeGift: false,
  product: { name, productImages: [{ fileName: 'a.webp' }], skus: [{ skuId, name: 'M' }] },
  productPackage: null,
})

const SHARED = { isCompleted: false, items: [sharedItem(7, 2, 'Stickad tröja'), sharedItem(8, 1, 'Kappa')] }
const OWN = [{ skuId: 1, quantity: 1, name: 'Egen klänning' }]

/** A shop whose own cart holds one dress, with a cart link opened in it. */
async function openLink(answers: Answers = {}) {
  plantCookie('ralph-cart', 'mine')
  const made = makeShop({
    getCart: cartFragment('mine', OWN),
    getSharedCart: SHARED,
    addToCart: ({ item }: { item: { skuId: number; quantity: number } }) => cartFragment('mine', [...OWN, item]),
    ...answers,
  })
  renderInShop(<LayerHost />, made.shop)
  await act(() => openCartLink(made.shop, 'theirs'))
  return { ...made, user: userEvent.setup(), dialog: await screen.findByRole('dialog') }
}

/** A dialog reports its end to the page after it has been closed. */
const reportClosed = (id: string) =>
  act(() => void document.getElementById(id)?.dispatchEvent(new Event('close', { bubbles: false })))

describe('the offer of a cart link', () => {
  it('R-NAV-03 T26 lists the items; accepting adds them, and the cart shows a message', async () => {
    const { user, dialog, asked } = await openLink()
    expect(within(dialog).getByRole('heading').textContent).toBe('Vill du lägga de här 3\u00a0varorna i din varukorg?')
    const lines = within(dialog).getAllByRole('listitem')
    expect(lines.map(({ textContent }) => textContent)).toEqual(['2 × Stickad tröjaM', 'KappaM'])
    await user.click(within(dialog).getByRole('button', { name: /^Lägg i varukorgen/ }))
    const cart = await screen.findByRole('dialog', { name: /^Varukorg/ })
    const status = await within(cart).findByText('3 varor från länken lades i din varukorg.')
    expect(status.closest('[role="status"]')).not.toBeNull()
    expect(asked.filter(({ name }) => name === 'addToCart').map(({ variables }) => variables.id)).toEqual([
      'mine',
      'mine',
    ])
    reportClosed('cart-link')
    expect(screen.getByRole('dialog', { name: /^Varukorg/ }), 'the cart stays open').toBeTruthy()
  })

  it.each([
    [390, 'bottom'],
    [1200, 'center'],
  ])('R-STATE-05 R-PAGE-17 is a modal over the darkened page, on %i px at the %s', async (width, side) => {
    vi.stubGlobal('innerWidth', width)
    plantCookie('ralph-cart', 'mine')
    window.history.replaceState(null, '', '/?action=cart#theirs')
    const { shop, state } = makeShop({ getCart: cartFragment('mine', OWN), getSharedCart: SHARED })
    renderInShop(<LayerHost />, shop)
    const stop = startShop(shop)
    const dialog = await screen.findByRole('dialog', { name: /Vill du lägga/ })
    expect(dialog.dataset.side).toBe(side)
    expect(dialog.hasAttribute('data-plain')).toBe(false)
    act(() => state().closeModal())
    expect(screen.queryByRole('dialog')).toBeNull()
    stop()
    vi.unstubAllGlobals()
  })

  it('T26 declining closes it without a request', async () => {
    const { user, dialog, asked, state } = await openLink()
    await user.click(within(dialog).getByRole('button', { name: 'Nej tack' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(asked.filter(({ name }) => name === 'addToCart')).toEqual([])
    expect(state().cart.data?.lines.map(({ skuId }) => skuId)).toEqual([1])
  })

  it('T26 pressed twice it adds once', async () => {
    let release = () => {}
    const inCart = [...OWN]
    const addToCart = ({ item }: { item: { skuId: number; quantity: number } }) =>
      new Promise((resolve) => {
        inCart.push({ ...item, name: 'Kappa' })
        release = () => resolve(cartFragment('mine', inCart))
      })
    const { user, dialog, asked, state } = await openLink({ addToCart })
    const add = within(dialog).getByRole('button', { name: /Lägg i varukorgen/ })
    await user.dblClick(add)
    expect(add.getAttribute('aria-busy')).toBe('true')
    await act(async () => release())
    await waitFor(() => expect(asked.filter(({ name }) => name === 'addToCart')).toHaveLength(2))
    await act(async () => release())
    await waitFor(() => expect(state().cartLink.outcome).toMatchObject({ kind: 'added', source: 'link', count: 3 }))
    expect(asked.filter(({ name }) => name === 'addToCart')).toHaveLength(2)
  })
})

const line = (name: string, quantity = 1) => ({
  id: name,
  name,
  size: 'M',
  picture: '',
  quantity,
  content: { skuId: 1 },
})

const REFUSED: CartLinkOutcome = {
  kind: 'added',
  source: 'link',
  count: 2,
  refused: [
    { line: line('Kappa'), added: 0, reason: 'soldOut' },
    { line: line('Tröja', 5), added: 2, reason: 'noMore' },
    { line: line('Halsduk'), added: 0, reason: 'noMore' },
    { line: line('Skor'), added: 0, reason: 'notSold' },
    { line: line('Mössa'), added: 0, reason: 'failed' },
  ],
}

describe('the outcome of a cart link', () => {
  const show = async (outcome: CartLinkOutcome) => {
    const made = makeShop()
    made.state().setCart(null)
    made.state().setCartLink({ outcome })
    made.state().openOverlay('cart')
    renderInShop(<LayerHost />, made.shop)
    return { ...made, cart: within(await screen.findByRole('dialog')) }
  }

  it('T26 the cart names the lines that failed, and why', async () => {
    const { cart } = await show(REFUSED)
    const notice = (await cart.findByText('2 varor från länken lades i din varukorg.')).closest('[role="status"]')
    expect([...(notice?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Kappa, M: slutsåld',
      'Tröja, M: bara 2 av 5 kunde läggas i',
      'Halsduk, M: fler finns inte kvar',
      'Skor, M: säljs inte längre',
      'Mössa, M: kunde inte läggas i',
    ])
  })

  it('T26 it is shown until the cart is closed', async () => {
    const { cart, state } = await show({ kind: 'missing' })
    expect(
      await cart.findByText('Varukorgen i länken finns inte längre. Din egen varukorg är oförändrad.'),
    ).toBeTruthy()
    await userEvent.click(cart.getByRole('button', { name: 'Stäng varukorgen' }))
    expect(state().cartLink.outcome).toBeNull()
  })

  it('T26 an offer that takes the place of the open cart stays open', async () => {
    const { state } = await show({ kind: 'missing' })
    act(() => {
      state().closeOverlay()
      state().openModal({ component: 'cart-link', props: { lines: [line('Kappa')] } })
    })
    reportClosed('cart')
    expect(await screen.findByRole('dialog', { name: 'Vill du lägga den här varan i din varukorg?' })).toBeTruthy()
  })

  it('T26 while lines are being added the cart does not count as empty', async () => {
    const { state, cart } = await show({ kind: 'unreachable' })
    expect(await cart.findByText(/Öppna länken igen om en stund/)).toBeTruthy()
    expect(cart.getByText('Varukorgen är tom')).toBeTruthy()
    act(() => state().setCartLink({ isAdding: true, outcome: null }))
    expect(cart.queryByText('Varukorgen är tom')).toBeNull()
    expect(cart.getByText('Hämtar varukorgen')).toBeTruthy()
  })
})

it.each(['fi', 'sv', 'nb', 'da'])('T26 all messages exist in %s', async (lang) => {
  const messages = (await import(`@/messages/${lang}.json`)).default
  const made = makeShop()
  const { ShopContext } = await import('@/components/providers/shop-context')
  const { render } = await import('@testing-library/react')
  const onError = vi.fn()
  made.state().setCartLink({ outcome: REFUSED })
  made.state().openModal({ component: 'cart-link', props: { lines: [line('Kappa', 3)] } })
  const view = render(
    <NextIntlClientProvider locale={lang} messages={messages} timeZone="Europe/Helsinki" onError={onError}>
      <ShopContext value={made.shop}>
        <LayerHost />
      </ShopContext>
    </NextIntlClientProvider>,
  )
  expect((await screen.findByRole('dialog')).textContent).toMatch(/ 3\u00a0/)
  act(() => made.state().openOverlay('cart'))
  await waitFor(() => expect(view.container.querySelectorAll('[role="status"] li')).toHaveLength(5))
  expect(view.container.textContent).not.toMatch(/cart\.|\{|\}/)
  expect(onError).not.toHaveBeenCalled()
})
