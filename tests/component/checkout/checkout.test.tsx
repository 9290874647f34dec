// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { CheckoutView } from '@/components/checkout/checkout-view'
import { AppError } from '@/lib/errors/app-error'
import { checkoutMethod } from '@/tests/support/checkout-method'
import { acceptTerms, field, fillIn, placeOrderButton } from '@/tests/support/checkout-page'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import { type Answers, cartFragment, makeCart, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

freshBrowser()

const method = (id: number, name: string, fee = 0) => ({
  ...checkoutMethod(id, name, { fee }),
  isDefault: id === 21,
  isSelected: id === 21,
})
const CART = [{ skuId: 7, quantity: 1 }]
const OPTIONS = {
  shippingOptions: [method(21, 'PostNord, till ombud', 49), method(22, 'Instabox', 39)],
  paymentOptions: [method(20, 'Swish'), method(21, 'Kort')],
  cart: cartFragment('c', CART),
}
const DONE = { orderId: '1001', publicId: 'p-1', status: 'completed', redirectUrl: null }

function setup(answers: Answers = {}, quantity = 1) {
  const made = makeShop({
    createOrUpdateCheckout: OPTIONS,
    validateOrderCreation: { isValid: true, message: null, memberType: null },
    placeOrder: DONE,
    getCart: cartFragment('c', CART),
    ...answers,
  })
  made.state().setCart(makeCart('c', [{ skuId: 7, quantity }]))
  renderInShop(<CheckoutView />, made.shop)
  return { ...made, user: userEvent.setup() }
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await fillIn(user, 'Swish')
  await acceptTerms(user)
}

describe('the form', () => {
  it('R-CHECKOUT-01 R-VALID-02 submitting an empty form lists the missing fields, focuses the first one and sends nothing', async () => {
    const { user, asked } = setup()
    await user.click(await placeOrderButton())
    expect(await screen.findByText('Kontrollera 8 saker innan du betalar:')).toBeTruthy()
    expect(document.activeElement).toBe(field('E-post'))
    expect(field('E-post').getAttribute('aria-invalid')).toBe('true')
    const described = field('E-post').getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain('Fyll i din e-postadress')
    // every message names its field, so none is said twice
    const messages = [...document.querySelectorAll('[id$="-error"]')].map(({ textContent }) => textContent)
    expect(new Set(messages).size).toBe(messages.length)
    expect(messages).toContain('Fyll i ditt postnummer')
    await user.click(screen.getByRole('link', { name: 'Postnummer' }))
    expect(document.activeElement).toBe(field('Postnummer'))
    expect(asked.some(({ name }) => name === 'placeOrder')).toBe(false)
  })

  it('R-CHECKOUT-02 delivery is offered after the postcode, payment after delivery, nothing is preselected', async () => {
    const { user } = setup()
    await placeOrderButton()
    expect(screen.queryByRole('radio')).toBeNull()
    await user.type(field('Postnummer'), '1112')
    expect(screen.queryByRole('radio')).toBeNull()
    await user.type(field('Postnummer'), '2')
    const shipping = await screen.findAllByRole('radio')
    expect(shipping).toHaveLength(2)
    expect(screen.getByText(/Betalsätten visas/)).toBeTruthy()
    await user.click(shipping[0] as HTMLElement)
    await screen.findByRole('radio', { name: 'Swish' })
    const payments = within(screen.getByRole('radiogroup', { name: 'Betalning' })).getAllByRole('radio')
    expect(payments.filter((radio) => (radio as HTMLInputElement).checked)).toEqual([])
  })

  it('R-CHECKOUT-02 a postcode of another country is refused with an example, on a numeric keyboard', async () => {
    const { user } = setup()
    await placeOrderButton()
    await user.type(field('Postnummer'), '2100')
    await user.tab()
    expect(await screen.findByText('Kontrollera postnumret. Skriv så här: 111 22')).toBeTruthy()
    expect(field('Postnummer').getAttribute('inputmode')).toBe('numeric')
    expect(field('Postnummer').getAttribute('autocomplete')).toBe('postal-code')
  })

  it('R-CHECKOUT-01 without the terms nothing is ordered', async () => {
    const { user, asked } = setup()
    await fill(user)
    await user.click(screen.getByRole('checkbox'))
    await user.click(await placeOrderButton())
    expect(await screen.findByText('Godkänn köpvillkoren för att kunna beställa')).toBeTruthy()
    expect(asked.some(({ name }) => name === 'placeOrder')).toBe(false)
  })

  it('R-CHECKOUT-03 below the minimum order the page shows a message', async () => {
    const { state } = setup()
    await placeOrderButton()
    state().setCart(makeCart('c', [{ skuId: 7, quantity: 1, unit: 50 }]))
    expect(await screen.findByText(/Minsta ordervärde är 100/)).toBeTruthy()
  })

  it('R-CHECKOUT-01 input survives a reload', async () => {
    const { user } = setup()
    await placeOrderButton()
    await user.type(field('Förnamn'), 'Saga')
    cleanup()
    setup()
    await placeOrderButton()
    expect((field('Förnamn') as HTMLInputElement).value).toBe('Saga')
  })

  it('R-CHECKOUT-01 an empty cart has a friendly way back', async () => {
    const { shop, state } = makeShop()
    state().setCart(null)
    renderInShop(<CheckoutView />, shop)
    expect(await screen.findByRole('heading', { name: 'Varukorgen är tom' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Till startsidan' }).getAttribute('href')).toBe('/')
  })

  it('T20 when the cart cannot be fetched, a message with a retry button is shown', async () => {
    const { shop, state, asked } = makeShop({ getCart: cartFragment('c', CART), createOrUpdateCheckout: OPTIONS })
    state().setCartBroken()
    renderInShop(<CheckoutView />, shop)
    await userEvent.click(await screen.findByRole('button', { name: /Försök igen/ }))
    await placeOrderButton()
    expect(asked[0]?.name).toBe('getCart')
  })
})

describe('ordering', () => {
  it('R-CHECKOUT-13 c/o, second line and door code wait behind a button, reach the service and survive a reload', async () => {
    const { user } = setup()
    await fill(user)
    expect(screen.queryByRole('textbox', { name: 'Portkod' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Lägg till c/o, extra rad eller portkod' }))
    await waitFor(() => expect(document.activeElement).toBe(field('c/o')))
    await user.type(field('c/o'), ' Maja Berg ')
    await user.type(field('Extra adressrad'), 'Uppgång B')
    await user.type(field('Portkod'), '1234A')
    cleanup()
    const again = setup()
    await placeOrderButton()
    expect((field('Portkod') as HTMLInputElement).value, 'open again, as it was left').toBe('1234A')
    await again.user.click(await screen.findByRole('radio', { name: /PostNord/ }))
    await again.user.click(await screen.findByRole('radio', { name: 'Swish' }))
    await again.user.click(screen.getByRole('checkbox'))
    await again.user.click(await placeOrderButton())
    await waitFor(() => expect(router.replace).toHaveBeenCalled())
    const address = { careOf: 'Maja Berg', addressLine2: 'Uppgång B', entryCode: '1234A' }
    const order = again.asked.find(({ name }) => name === 'placeOrder')
    expect(order?.variables).toMatchObject({ checkout: { billingAddress: address, shippingAddress: address } })
  })

  it('R-CHECKOUT-08 T23 T27 a double click on a complete form makes one order, and opens its confirmation without ids in the address', async () => {
    const { user, asked } = setup()
    await fill(user)
    const button = await placeOrderButton()
    fireEvent.click(button)
    fireEvent.click(button)
    await waitFor(() => expect(router.replace).toHaveBeenCalledExactlyOnceWith('/checkout/confirm'))
    expect(asked.filter(({ name }) => name === 'placeOrder')).toHaveLength(1)
  })

  it('T20 when a size has sold out in the meantime, the order summary shows which, and no input is lost', async () => {
    const { user } = setup({
      placeOrder: new AppError('OUT_OF_STOCK', 'Only 0 left'),
      getCart: cartFragment('c', [{ skuId: 7, quantity: 1, stock: 0 }]),
    })
    await fill(user)
    await user.click(await placeOrderButton())
    expect(await screen.findByText(/Något i varukorgen hann ta slut/)).toBeTruthy()
    expect(await screen.findByText(/Slutsåld. Ta bort varan/)).toBeTruthy()
    expect((field('E-post') as HTMLInputElement).value).toBe('saga@mejl.se')
  })

  it('R-CHECKOUT-05 a blacklisted customer reads why beside the form, and nothing is ordered', async () => {
    const message = 'Customer is blacklisted'
    const { user, asked } = setup({ validateOrderCreation: { isValid: false, message, memberType: null } })
    await fill(user)
    await user.click(await placeOrderButton())
    expect(await screen.findByText(/Vi kan tyvärr inte ta emot din beställning/)).toBeTruthy()
    expect(asked.some(({ name }) => name === 'placeOrder')).toBe(false)
  })

  it('R-CART-10 a change of items fetches methods and totals again', async () => {
    const { asked, state } = setup()
    await placeOrderButton()
    const count = () => asked.filter(({ name }) => name === 'createOrUpdateCheckout').length
    await waitFor(() => expect(count()).toBe(1))
    state().setCart(makeCart('c', [{ skuId: 7, quantity: 2 }]))
    await waitFor(() => expect(count()).toBe(2))
  })
})
