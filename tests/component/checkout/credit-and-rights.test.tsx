// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { acceptTerms, CHECKOUT, field, fillIn, openCheckout, placeOrderButton } from '@/tests/support/checkout-page'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { cartFragment, makeCart, price } from '@/tests/support/shop-fixtures'

freshBrowser()

const INVOICE = 'Faktura 14 dagar'
const LINES = [{ skuId: 7, quantity: 1 }]

it('R-CHECKOUT-07 R-CHECKOUT-09 R-CHECKOUT-10 R-CHECKOUT-17 limited credit stops an order by invoice, and other methods stay available', async () => {
  const { user, ordered } = openCheckout({
    validateOrderCreation: { isValid: true, message: null, memberType: 'NOCREDIT-Student' },
  })
  await fillIn(user, INVOICE)
  await user.type(field('Personnummer'), '811218-9876')
  await acceptTerms(user)
  await user.click(await placeOrderButton())
  expect(await screen.findByText(/Faktura och delbetalning går inte att använda/)).toBeTruthy()
  expect(screen.getByText('Kod: student')).toBeTruthy()
  expect(ordered()).toBeUndefined()
  await waitFor(() => expect(screen.queryByRole('radio', { name: INVOICE })).toBeNull())
  await user.click(screen.getByRole('radio', { name: 'Swish' }))
  // the service offers the invoice again; it stays hidden for this customer
  await act(() => new Promise((resolve) => setTimeout(resolve, 200)))
  expect(screen.queryByRole('radio', { name: INVOICE })).toBeNull()
  await user.click(await placeOrderButton())
  await waitFor(() => expect(ordered()).toMatchObject({ checkout: { paymentId: 20, identityNumber: null } }))
})

it('R-CHECKOUT-17 a blacklisted customer is offered neither invoice nor instalments', async () => {
  const { user } = openCheckout({ createOrUpdateCheckout: { ...CHECKOUT, checkoutStatus: 'CUSTOMER_BLACKLISTED' } })
  await fillIn(user, 'Swish')
  expect(screen.queryByRole('radio', { name: INVOICE })).toBeNull()
})

it('R-CHECKOUT-17 R-CHECKOUT-10 a blacklisted customer sees at the payment methods that her order is refused, until she changes the e-mail', async () => {
  const blacklisted = { ...CHECKOUT, checkoutStatus: 'CUSTOMER_BLACKLISTED' }
  const { user, asked } = openCheckout({
    createOrUpdateCheckout: ({ checkout }: { checkout: { email: string } }) =>
      checkout.email === 'saga@mejl.se' ? blacklisted : CHECKOUT,
  })
  await fillIn(user, 'Swish')
  const notice = /kan tyvärr inte ta emot beställningar med den här e-postadressen/
  expect(await screen.findByText(notice)).toBeTruthy()
  await waitFor(() => expect(asked.at(-1)?.variables).toMatchObject({ checkout: { paymentId: 20 } }))
  await user.type(field('E-post'), 'x')
  expect(screen.queryByText(notice)).toBeNull()
  // the service gets the new e-mail and offers all methods again
  expect(await screen.findByRole('radio', { name: INVOICE })).toBeTruthy()
})

it('R-CHECKOUT-02 R-CHECKOUT-17 without any payment method a message is shown, and the field is not reported as missing', async () => {
  const { user } = openCheckout({
    createOrUpdateCheckout: {
      ...CHECKOUT,
      checkoutStatus: 'CUSTOMER_BLACKLISTED',
      paymentOptions: CHECKOUT.paymentOptions.filter(({ name }) => name === 'DirectInvoice'),
    },
  })
  await placeOrderButton()
  await user.type(field('E-post'), 'saga@mejl.se')
  await user.type(field('Postnummer'), '111 22')
  await user.click(await screen.findByRole('radio', { name: /PostNord/ }))
  expect(await screen.findByText(/Det finns inget betalsätt för beställningen just nu/)).toBeTruthy()
})

it('R-CHECKOUT-03 T17 below the minimum order the missing amount is shown', async () => {
  const { state } = openCheckout()
  await placeOrderButton()
  act(() => state().setCart(makeCart('c', [{ skuId: 7, quantity: 1, unit: 60 }])))
  expect(
    await screen.findByText(/Minsta ordervärde är 100\s*kr\. Lägg till varor för minst 40\s*kr i varukorgen\./),
  ).toBeTruthy()
})

it('R-CHECKOUT-01 T36 the button names the obligation to pay; total, VAT and consumer rights are shown above it', async () => {
  const { user, state } = openCheckout()
  expect((await placeOrderButton()).textContent).toContain('Beställ och betala 449 kr')
  expect(screen.getByText('Totalt 449 kr, varav moms 89.80000000000001 kr')).toBeTruthy()
  expect(screen.getByText(/du kan ångra köpet inom 14 dagar/)).toBeTruthy()
  expect(screen.getByText(/I Sverige kan du reklamera fel i tre år/)).toBeTruthy()
  for (const name of ['Så ångrar du köpet', 'Ångra avtalet här', 'Köpvillkor', 'köpvillkoren']) {
    expect(screen.getByRole('link', { name }).getAttribute('target'), 'the form stays').toBe('_blank')
  }
  act(() => state().setChannel({ checkoutMarket: 'no' }))
  expect(screen.getByText(/^Du kan reklamera fel i två år/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Företag eller förening' }))
  expect(screen.queryByText(/ångra köpet/)).toBeNull()
})

it('R-CHECKOUT-01 the notice of the legal guarantee has minimum, remedies and a link to the page of the EU; in Norway its own periods', async () => {
  const { state } = openCheckout()
  await placeOrderButton()
  const notice = () => within(screen.getByRole('region', { name: /^Lagstadgad reklamationsrätt/ }))
  expect(notice().getByRole('heading').textContent).toBe('Lagstadgad reklamationsrätt i EU: minst 2 år')
  expect(notice().getByText(/reparerar eller byter vi den utan kostnad/)).toBeTruthy()
  expect(notice().getByText(/I vissa EU-länder är tiden längre/)).toBeTruthy()
  expect(
    notice()
      .getByRole('link', { name: /Ditt Europa/ })
      .getAttribute('href'),
  ).toBe('https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_sv.htm')
  act(() => state().setChannel({ checkoutMarket: 'no' }))
  expect(notice().getByRole('heading').textContent).toBe('Lagstadgad reklamationsrätt i Norge: 2 eller 5 år')
  expect(notice().queryByRole('link', { name: /Ditt Europa/ })).toBeNull()
})

it('R-CART-13 the balance of a typed e-mail is asked for without another choice', async () => {
  const { user, asked } = openCheckout()
  await placeOrderButton()
  const emails = () =>
    asked
      .filter(({ name }) => name === 'createOrUpdateCheckout')
      .map(({ variables }) => (variables.checkout as { email: string }).email)
  await waitFor(() => expect(emails()).toEqual(['']))
  await user.type(field('E-post'), 'balance@kajo.test')
  await waitFor(() => expect(emails()).toEqual(['', 'balance@kajo.test']), { timeout: 4000 })
})

it('R-CHECKOUT-01 R-CHECKOUT-02 groups of choices and the terms say that they are required, and when they are invalid', async () => {
  const { user } = openCheckout()
  await placeOrderButton()
  await user.type(field('Postnummer'), '111 22')
  const shipping = await screen.findByRole('radiogroup', { name: 'Leverans' })
  expect(shipping.getAttribute('aria-required')).toBe('true')
  expect(shipping.hasAttribute('aria-invalid')).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /köpvillkoren/ }).required).toBe(true)
  await user.click(await placeOrderButton())
  await waitFor(() => expect(shipping.getAttribute('aria-invalid')).toBe('true'))
})

it('R-CART-13 a balance that pays part of an unchanged total is shown, and the button names the rest', async () => {
  const cart = cartFragment('c', LINES)
  const balance = {
    pending: 200,
    pendingFormatted: '200 kr',
    totalSellingPriceExBalanceExVat: price(249).sellingPriceExVat,
    totalSellingPriceExBalanceIncVat: 249,
    totalSellingPriceExBalanceExVatFormatted: '199,20 kr',
    totalSellingPriceExBalanceIncVatFormatted: '249 kr',
  }
  const priced = { ...cart, summary: cart.summary && { ...cart.summary, balance } }
  openCheckout({ createOrUpdateCheckout: { ...CHECKOUT, cart: priced } })
  const button = await placeOrderButton()
  await waitFor(() => expect(button.textContent).toContain('Beställ och betala 249 kr'))
  expect(screen.getByText('Från ditt saldo dras 200 kr')).toBeTruthy()
  expect(screen.getByText('Att betala').nextElementSibling?.textContent).toContain('249 kr')
})
