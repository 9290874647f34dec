// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { OrderSummary } from '@/components/checkout/order/order-summary'
import { LayerHost } from '@/components/layers/layer-host'
import { AppError } from '@/lib/errors/app-error'
import { serviceRefusal } from '@/tests/support/service-refusal'
import { type Answers, cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import { withCartLayer } from '@/tests/support/with-cart-layer'

withCartLayer()

const ITEMS = [{ skuId: 7, quantity: 1, unit: 400 }]
const withCode = (promoCode: string | null) => ({ ...cartFragment('c', ITEMS), promoCode })

async function openField(answers: Answers, lang: 'sv' | 'fi' = 'sv') {
  const made = makeShop(answers, { site: { market: lang === 'fi' ? 'fi' : 'se', lang, mode: 'domain' } })
  made.state().setCart(makeCart('c', ITEMS))
  renderInShop(<LayerHost />, made.shop, lang)
  act(() => made.state().openOverlay('cart'))
  const user = userEvent.setup()
  const drawer = within(await screen.findByRole('dialog'))
  await user.click(await drawer.findByRole('button', { name: /Rabattkod|Alennuskoodi/ }))
  return { ...made, user, drawer, field: () => drawer.getByRole<HTMLInputElement>('textbox', { name: /^Kod|^Koodi/ }) }
}

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s/g, ' ')
const refusal = (code: string, detail = {}) => new AppError('GRAPHQL', 'no', 500, { code, ...detail })

describe('promo code of the cart', () => {
  it('R-CART-14 a code is sent, shown, announced and sent to other tabs, and can be removed', async () => {
    const { drawer, user, asked, post, field } = await openField({
      setCartPromoCode: ({ promoCode }: { promoCode: string }) => withCode(promoCode || null),
    })
    await user.type(field(), ' KAJO15 {Enter}')
    const remove = await drawer.findByRole('button', { name: 'Ta bort koden KAJO15' })
    expect(asked.at(-1)).toMatchObject({
      name: 'setCartPromoCode',
      variables: { id: 'c', promoCode: 'KAJO15', checkoutMarketId: 'se' },
    })
    await waitFor(() => expect(document.activeElement).toBe(remove))
    expect(drawer.getByText('Koden KAJO15 används.')).toBeTruthy()
    expect(post).toHaveBeenCalledWith(expect.objectContaining({ type: 'cart' }))
    await user.click(remove)
    expect(await drawer.findByText('Koden togs bort.')).toBeTruthy()
    expect(asked.at(-1)?.variables.promoCode).toBe('')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Rabattkod eller bonuscheck'))
  })

  it('R-CART-14 opening the row moves the focus into the field, and a pasted code is sent without invisible characters', async () => {
    const { user, asked, field, drawer } = await openField({ setCartPromoCode: withCode('KAJO15') })
    expect(document.activeElement).toBe(field())
    await user.paste('\u201d\u200bKAJO\u00ad 15\u201d')
    await user.keyboard('{Enter}')
    expect(await drawer.findByText('Koden KAJO15 används.')).toBeTruthy()
    expect(asked.at(-1)?.variables.promoCode).toBe('KAJO15')
  })

  it('R-CART-14 a code that was typed in the drawer and not sent is in the field of the checkout', async () => {
    const { user, field } = await openField({})
    await user.type(field(), 'KAJO15')
    cleanup()
    // another document
    const { shop } = makeShop()
    renderInShop(<OrderSummary cart={makeCart('c', ITEMS)} isOpen onToggle={() => {}} />, shop)
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Kod' }).value).toBe('KAJO15')
    expect(document.activeElement, 'nothing was pressed').toBe(document.body)
  })

  it('R-CART-14 after the code is lost nothing says that it is used, and a code of another tab takes no focus', async () => {
    const { drawer, user, field, state } = await openField({
      setCartPromoCode: ({ promoCode }: { promoCode: string }) => withCode(promoCode || null),
    })
    await user.type(field(), 'KAJO15{Enter}')
    expect(await drawer.findByText('Koden KAJO15 används.')).toBeTruthy()
    act(() => state().setCart(makeCart('c', ITEMS)))
    expect(drawer.queryByText('Koden KAJO15 används.')).toBeNull()
    const before = document.activeElement
    act(() => state().setCart({ ...makeCart('c', ITEMS), promoCode: 'KAJO15' }))
    expect(document.activeElement).toBe(before)
    expect(document.activeElement?.textContent).not.toBe('Ta bort')
  })

  it.each([
    ['NOPE', refusal('InvalidPromoCode'), 'Koden gäller inte. Kontrollera att du har skrivit rätt.'],
    ['voyadovoucher_9', refusal('Expired'), /^Bonuschecken gäller inte/],
    ['KAJO10', refusal('RequirementsNotMet'), 'Din varukorg uppfyller inte villkoren för koden.'],
    ['KAJO10', refusal('RequirementsNotMet', { minimum: 800 }), 'Koden gäller när du handlar för minst 800 kr.'],
    ['VoyadoVoucher_1', refusal('RequirementsNotMet'), 'Bonuschecken gäller när du handlar för minst 250 kr.'],
    ['KAJO15', new AppError('BACKEND_STATUS', 'no', 429), 'För många försök. Försök igen om en minut.'],
    ['KAJO15', new AppError('BACKEND_DOWN', 'no', 503), /^Koden kunde inte kontrolleras/],
    ['KAJO15', refusal('INTERNAL_ERROR'), /^Koden kunde inte kontrolleras/],
  ])('R-CART-14 a refused code (%s, %s) shows the reason at the field and stays in it', async (code, error, words) => {
    const { drawer, user, field } = await openField({ setCartPromoCode: error })
    await user.type(field(), `${code}{Enter}`)
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    const told = document.getElementById(field().getAttribute('aria-describedby') ?? '')
    expect(plain(told?.textContent)).toMatch(words)
    expect(field().value).toBe(code)
    expect(document.activeElement).toBe(field())
    expect(drawer.getByTestId('to-checkout')).toBeTruthy()
  })

  it('R-PRICE-01 R-CART-14 a business sees the minimum purchase labelled as including VAT', async () => {
    const { user, field, drawer, state } = await openField({
      setCartPromoCode: refusal('RequirementsNotMet', { minimum: 800 }),
    })
    act(() => state().setRoot({ customerType: 'ORGANIZATION', vatIncluded: false }))
    await user.type(field(), 'KAJO10{Enter}')
    const told = await drawer.findByText(/^Koden gäller när/)
    expect(plain(told.textContent)).toBe('Koden gäller när du handlar för minst 800 kr inkl. moms.')
  })

  it('T17 the minimum purchase for a bonus voucher is that of the market, in the format of the market', async () => {
    const { user, field, drawer } = await openField({ setCartPromoCode: refusal('RequirementsNotMet') }, 'fi')
    await user.type(field(), 'voyadovoucher_1{Enter}')
    const told = await drawer.findByText(/^Bonussetelin voi käyttää/)
    expect(plain(told.textContent)).toContain('vähintään 25 €')
  })

  it('R-CART-14 an empty or too long text is not sent', async () => {
    const { user, asked, field, drawer } = await openField({})
    await user.type(field(), '  {Enter}')
    expect(await drawer.findByText('Skriv in en kod.')).toBeTruthy()
    await user.click(field())
    await user.paste('x'.repeat(10_000))
    expect(field().value).toHaveLength(64)
    expect(asked).toEqual([])
  })

  it.each([
    ['an empty answer', null],
    ['CART_NOT_FOUND', serviceRefusal('CART_NOT_FOUND')],
  ])('R-CART-14 when the service has no such cart (%s), the current one is fetched', async (_, gone) => {
    const { user, field, drawer, asked } = await openField({
      setCartPromoCode: gone,
      getCart: cartFragment('d', ITEMS),
    })
    await user.type(field(), 'KAJO15{Enter}')
    expect(await drawer.findByText(/^Varukorgen har ändrats/)).toBeTruthy()
    expect(asked.at(-1)?.name).toBe('getCart')
  })

  it('R-CART-13 amounts are marked as pending until the answer', async () => {
    let answer = () => {}
    const { user, field, drawer } = await openField({
      setCartPromoCode: () =>
        new Promise((resolve) => {
          answer = () => resolve(withCode('KAJO15'))
        }),
    })
    const sums = () => drawer.getByText('Delsumma').closest('dl')?.getAttribute('aria-busy')
    await user.type(field(), 'KAJO15{Enter}')
    expect(sums()).toBe('true')
    answer()
    await waitFor(() => expect(sums()).toBeNull())
  })

  it('R-CART-14 the order summary of the checkout has the field too', async () => {
    const { shop, asked } = makeShop({ setCartPromoCode: withCode('KAJO15') })
    shop.store.getState().setCart(makeCart('c', ITEMS))
    renderInShop(<OrderSummary cart={makeCart('c', ITEMS)} isOpen onToggle={() => {}} />, shop)
    const user = userEvent.setup()
    await user.click(screen.getByRole('button', { name: 'Rabattkod eller bonuscheck' }))
    await user.type(screen.getByRole('textbox', { name: 'Kod' }), 'KAJO15{Enter}')
    await waitFor(() => expect(asked.map(({ name }) => name)).toEqual(['setCartPromoCode']))
  })
})
