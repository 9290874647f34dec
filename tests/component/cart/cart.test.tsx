// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CartButton } from '@/components/cart/cart-button'
import { LayerHost } from '@/components/layers/layer-host'
import type { Cart } from '@/lib/cart/cart-types'
import { mapCart } from '@/lib/cart/map-cart'
import { AppError } from '@/lib/errors/app-error'
import { type Answers, cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'

withCartLayer()

const plain = (text: string | null) => (text ?? '').replaceAll(/\s/g, ' ')

async function openDrawer(cart: Cart | null, answers: Answers = {}) {
  const made = makeShop(answers)
  made.state().setCart(cart)
  renderInShop(
    <>
      <CartButton />
      <LayerHost />
    </>,
    made.shop,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /Varukorg/ }))
  const drawer = await screen.findByRole('dialog')
  return { ...made, user, drawer: within(drawer) }
}

const TWO = [
  { skuId: 7, quantity: 2, unit: 400, stock: 3 },
  { skuId: 8, quantity: 1, unit: 300, name: 'Stickad tröja' },
]

describe('the cart', () => {
  it('R-CART-12 the drawer shows items, quantity × price and totals', async () => {
    const { drawer } = await openDrawer(makeCart('c', TWO))
    const [first, second] = drawer.getAllByTestId('cart-line')
    expect(plain(first?.textContent ?? '')).toContain('2 × 400 kr')
    expect(plain(first?.textContent ?? '')).toContain('800 kr')
    expect(plain(first?.textContent ?? '')).toContain('Midnatt, 38')
    expect(plain(second?.textContent ?? '')).not.toContain('×')
    expect(drawer.getByTestId('to-checkout').getAttribute('href')).toBe('/kassan')
  })

  it('R-CART-12 a campaign is named unless its title is hidden', async () => {
    const cart = makeCart('c', TWO)
    cart.lines[0]?.campaigns.push({ name: 'Höstrea', hideTitle: false }, { name: 'Intern 7', hideTitle: true })
    const { drawer } = await openDrawer(cart)
    expect(drawer.getByText('Höstrea')).toBeTruthy()
    expect(drawer.queryByText('Intern 7')).toBeNull()
  })

  it('R-CART-12 R-PDP-09 a line says when its quantity exceeds the stock or it is sold out, and can be reduced', async () => {
    const short = [
      { skuId: 7, quantity: 5, stock: 2 },
      { skuId: 8, quantity: 1, stock: 0, name: 'Stickad tröja' },
    ]
    const { drawer, user, asked } = await openDrawer(makeCart('c', short), {
      updateCartItem: cartFragment('c', [{ skuId: 7, quantity: 4, stock: 2 }]),
    })
    expect(drawer.getByText('Det finns bara 2 kvar. Minska antalet.')).toBeTruthy()
    expect(drawer.getByText('Slutsåld. Ta bort varan så kan du gå vidare.')).toBeTruthy()
    await user.click(drawer.getByRole('button', { name: 'Minska antalet, Omlottklänning' }))
    await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ item: { id: 'line-7', quantity: 4 } }))
  })

  it('R-CART-12 R-PDP-05 a line whose quantity exceeds what is in stock says that its delivery takes longer', async () => {
    const items = [
      { skuId: 7, quantity: 5, stock: 2, oversellable: 9 },
      { skuId: 8, quantity: 2, stock: 2, oversellable: 9, name: 'Stickad tröja' },
    ]
    const { drawer } = await openDrawer(makeCart('c', items))
    const [note] = drawer.getAllByText('Leveransen tar lite längre tid, 7–12 vardagar.')
    expect(drawer.getAllByText(/lite längre tid/)).toHaveLength(1)
    expect(note?.closest('[data-testid="cart-line"]')?.textContent).toContain('Omlottklänning')
    expect(drawer.queryByText(/Det finns bara/), 'all of it can be ordered').toBeNull()
  })

  it('R-CART-13 summary: fixed discount, balance, subtotal, shipping, left to free shipping, total, VAT', async () => {
    const cart = makeCart('c', TWO)
    Object.assign(cart.summary, { fixedDiscountIncVat: 50, fixedDiscountExVat: 40, balancePending: '20 kr' })
    const { drawer } = await openDrawer(cart)
    const row = (name: string) => plain(drawer.getByText(name).closest('div')?.textContent ?? null)
    expect(row('Kampanjrabatt')).toContain('−50 kr')
    expect(row('Från ditt saldo')).toContain('−20 kr')
    expect(row('Delsumma')).toContain('1100 kr')
    expect(row('Beräknad frakt')).toContain('49 kr')
    expect(row('Totalt inkl. moms')).toContain('1149 kr')
    expect(row('Varav moms')).toContain('229.8')
    expect(drawer.getByText(/Handla för 299 kr till/)).toBeTruthy()
  })

  it('R-CART-13 the fixed discount carries the name of its campaign, not of one that cut a line or hides its title', async () => {
    const cart = makeCart('c', TWO)
    const onLine = { name: 'Höstrea', hideTitle: false }
    Object.assign(cart.summary, { fixedDiscountIncVat: 110, fixedDiscountExVat: 88 })
    cart.lines[0]?.campaigns.push(onLine)
    cart.campaigns = [onLine, { name: 'Intern 7', hideTitle: true }, { name: 'Vinterdagar −10 %', hideTitle: false }]
    const { drawer } = await openDrawer(cart)
    const row = drawer.getByText('Vinterdagar −10 %').closest('div')
    expect(plain(row?.textContent ?? null)).toBe('Vinterdagar −10 %−110 kr88 kr')
    expect(drawer.queryByText('Kampanjrabatt')).toBeNull()
  })

  it('R-CART-13 the fee of a payment method has its own row, and no row without a fee', async () => {
    const { summary, ...fragment } = cartFragment('c', TWO)
    const fees = { paymentFeeIncVat: 29, paymentFeeExVat: 23.2, shippingFeeIncVat: 49 }
    const cart = mapCart({ ...fragment, summary: summary && { ...summary, fees } })
    const { drawer } = await openDrawer(cart ?? makeCart('c'))
    expect(plain(drawer.getByText('Betalningsavgift').closest('div')?.textContent ?? null)).toBe(
      'Betalningsavgift29 kr23,20 kr',
    )
    cleanup()
    expect((await openDrawer(makeCart('c', TWO))).drawer.queryByText('Betalningsavgift')).toBeNull()
  })

  it('R-CART-13 a delivery fee of 0 is shown as free, and that of a chosen method is not labelled as estimated', async () => {
    const { drawer } = await openDrawer(makeCart('c', TWO, { fee: 0, left: 0, isDefault: true }))
    expect(plain(drawer.getByText('Frakt').closest('div')?.textContent ?? null)).toBe('FraktGratis')
    expect(drawer.getByText('Du har fri frakt')).toBeTruthy()
  })

  it('R-CART-12 an empty cart has a link', async () => {
    const { drawer } = await openDrawer(makeCart('c'))
    expect(drawer.getByText('Varukorgen är tom')).toBeTruthy()
    expect(drawer.getByRole('link', { name: 'Se sortimentet' }).getAttribute('href')).toBe('/')
    expect(drawer.queryByTestId('to-checkout')).toBeNull()
  })

  it('R-CART-05 the stepper changes the quantity', async () => {
    const { drawer, user, asked } = await openDrawer(makeCart('c', TWO), {
      updateCartItem: cartFragment('c', [{ skuId: 7, quantity: 3 }]),
    })
    await user.click(drawer.getByRole('button', { name: 'Öka antalet, Omlottklänning' }))
    await waitFor(() => expect(asked.at(-1)?.variables.item).toEqual({ id: 'line-7', quantity: 3 }))
  })

  it('R-PDP-09 beyond the stock the line shows the number of pieces, and nothing is sent', async () => {
    const { drawer, user, asked } = await openDrawer(makeCart('c', [{ skuId: 7, quantity: 3, stock: 3 }]))
    await user.click(drawer.getByRole('button', { name: 'Öka antalet, Omlottklänning' }))
    expect(await drawer.findByText('Det finns bara 3 kvar.')).toBeTruthy()
    expect(asked).toEqual([])
  })

  it('R-CART-05 a change that the backend refuses shows a message', async () => {
    const { drawer, user } = await openDrawer(makeCart('c', TWO), {
      updateCartItem: new AppError('BACKEND_DOWN', 'Network request failed', 503),
    })
    await user.click(drawer.getByRole('button', { name: 'Öka antalet, Omlottklänning' }))
    expect(await drawer.findByText('Ändringen gick inte igenom. Försök igen.')).toBeTruthy()
    expect(drawer.getByRole('group', { name: 'Antal, Omlottklänning' }).textContent).toBe('2')
  })

  it('R-CART-12 a removed line is replaced at once by a message, and the undo button gets the focus', async () => {
    let answer = () => {}
    const { drawer, user } = await openDrawer(makeCart('c', TWO), {
      updateCartItem: () =>
        new Promise((resolve) => {
          answer = () => resolve(cartFragment('c', [{ skuId: 8, quantity: 1 }]))
        }),
    })
    await user.click(drawer.getByRole('button', { name: 'Ta bort Omlottklänning' }))
    // the backend has not answered yet
    expect(drawer.getAllByTestId('cart-line')).toHaveLength(1)
    expect(screen.getByTestId('cart-count').textContent).toBe('1')
    expect(screen.getByTestId('cart-count').getAttribute('aria-busy')).toBe('true')
    const undo = drawer.getByRole('button', { name: 'Ångra' })
    expect(document.activeElement).toBe(undo)
    const words = document.getElementById(undo.getAttribute('aria-describedby') ?? '')
    expect(words?.textContent).toBe('Omlottklänning togs bort ur varukorgen')
    answer()
    await waitFor(() => expect(screen.getByTestId('cart-count').getAttribute('aria-busy')).toBeNull())
    expect(drawer.getByRole('button', { name: 'Ångra' })).toBeTruthy()
  })

  it('R-CART-05 undo restores quantity and position, and moves the focus to the line', async () => {
    const { drawer, user, asked } = await openDrawer(makeCart('c', TWO), {
      updateCartItem: cartFragment('c', [{ skuId: 8, quantity: 1, unit: 300, name: 'Stickad tröja' }]),
      // the service puts what is added last
      addToCart: cartFragment('c', [
        { skuId: 8, quantity: 1, unit: 300, name: 'Stickad tröja' },
        { id: 'new', skuId: 7, quantity: 2, unit: 400, stock: 3 },
      ]),
    })
    await user.click(drawer.getByRole('button', { name: 'Ta bort Omlottklänning' }))
    await user.click(drawer.getByRole('button', { name: 'Ångra' }))
    const names = () => drawer.getAllByTestId('cart-line').map((line) => within(line).getByRole('link').textContent)
    expect(names()).toEqual(['Omlottklänning', 'Stickad tröja'])
    await waitFor(() => expect(asked.at(-1)?.variables.item).toEqual({ skuId: 7, quantity: 2 }))
    await waitFor(() => expect(drawer.getAllByTestId('cart-line')[0]?.getAttribute('aria-busy')).toBeNull())
    expect(names()).toEqual(['Omlottklänning', 'Stickad tröja'])
    expect(screen.getByTestId('cart-count').textContent).toBe('3')
    expect(document.activeElement).toBe(drawer.getByRole('button', { name: 'Ta bort Omlottklänning' }))
    expect(drawer.queryByRole('button', { name: 'Ångra' })).toBeNull()
  })

  it('R-CART-05 when the backend refuses a removal, the line is shown again with the reason', async () => {
    const { drawer, user } = await openDrawer(makeCart('c', TWO), {
      updateCartItem: new AppError('BACKEND_DOWN', 'Network request failed', 503),
    })
    await user.click(drawer.getByRole('button', { name: 'Ta bort Omlottklänning' }))
    expect(await drawer.findByText('Ändringen gick inte igenom. Försök igen.')).toBeTruthy()
    expect(drawer.getAllByTestId('cart-line')).toHaveLength(2)
    expect(screen.getByTestId('cart-count').textContent).toBe('3')
    expect(drawer.queryByRole('button', { name: 'Ångra' })).toBeNull()
  })

  it.each([
    ['sold', new AppError('OUT_OF_STOCK', 'Only 1', 500, { available: 1 }), 'Det finns bara 1 kvar.'],
    ['withdrawn', new AppError('UNKNOWN_SKU', 'no such sku'), 'Varan säljs inte längre.'],
  ])(
    'R-PDP-09 undo of an item %s in the meantime shows a message in place of the line',
    async (_, addToCart, words) => {
      const { drawer, user } = await openDrawer(makeCart('c', TWO), {
        updateCartItem: cartFragment('c', [{ skuId: 8, quantity: 1 }]),
        addToCart,
      })
      await user.click(drawer.getByRole('button', { name: 'Ta bort Omlottklänning' }))
      await user.click(drawer.getByRole('button', { name: 'Ångra' }))
      expect(await drawer.findByText(words)).toBeTruthy()
      expect(drawer.getByRole('button', { name: 'Ångra' })).toBeTruthy()
      expect(screen.getByTestId('cart-count').textContent).toBe('1')
    },
  )

  it('R-CART-12 closing the cart ends the offer', async () => {
    const { drawer, user, state } = await openDrawer(makeCart('c', TWO), {
      updateCartItem: cartFragment('c', [{ skuId: 8, quantity: 1 }]),
    })
    await user.click(drawer.getByRole('button', { name: 'Ta bort Omlottklänning' }))
    await user.click(drawer.getByRole('button', { name: 'Stäng varukorgen' }))
    state().openOverlay('cart')
    expect(await drawer.findAllByTestId('cart-line')).toHaveLength(1)
    expect(drawer.queryByRole('button', { name: 'Ångra' })).toBeNull()
  })
})
