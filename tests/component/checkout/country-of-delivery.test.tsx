// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import { receiveMessage } from '@/lib/flows/receive-message'
import { checkoutMethod } from '@/tests/support/checkout-method'
import { CHECKOUT, errorOf, field, openCheckout, placeOrderButton } from '@/tests/support/checkout-page'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { cartFragment, makeCart } from '@/tests/support/shop-fixtures'

freshBrowser()

const SWEDISH = [
  { skuId: 7, quantity: 1 },
  { skuId: 8, quantity: 1, name: 'Regnrock' },
]
// the new market sells one of the two products, at another price
const NORWEGIAN = [{ skuId: 7, quantity: 1, unit: 450 }]

const byMarket = {
  getCart: ({ cartMarketAlias }: Record<string, unknown>) =>
    cartFragment('c', cartMarketAlias === 'no' ? NORWEGIAN : SWEDISH),
  createOrUpdateCheckout: ({ checkoutMarketId }: Record<string, unknown>) => {
    const isNorway = checkoutMarketId === 'no'
    return {
      ...CHECKOUT,
      shippingOptions: [isNorway ? checkoutMethod(21, 'Bring') : checkoutMethod(21, 'PostNord')],
      paymentOptions: [isNorway ? checkoutMethod(20, 'Vipps') : checkoutMethod(20, 'Swish')],
      cart: cartFragment('c', isNorway ? NORWEGIAN : SWEDISH),
    }
  },
}

async function open(answers = {}) {
  const made = openCheckout({ ...byMarket, ...answers })
  act(() => made.state().setCart(makeCart('c', SWEDISH)))
  await placeOrderButton()
  const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Land' })
  return { ...made, country }
}

it('R-MARKET-10 another country fetches the cart at its prices, is stored, and the form lists the changes', async () => {
  const { user, state, asked, post, country } = await open()
  await user.type(field('Postnummer'), '111 22')
  await user.click(await screen.findByRole('radio', { name: 'PostNord' }))
  await user.click(await screen.findByRole('radio', { name: 'Swish' }))
  await user.selectOptions(country(), 'Norge')
  expect(await screen.findByText('Vi levererar nu till Norge.')).toBeTruthy()
  expect(screen.getByText('Priserna visas nu i NOK.')).toBeTruthy()
  expect(screen.getByText('Beställningen kostar nu totalt 499 kr.')).toBeTruthy()
  expect(screen.getByText('Säljs inte i Norge: Regnrock')).toBeTruthy()
  expect(screen.getByText('Välj leveranssätt och betalsätt igen.')).toBeTruthy()
  expect(country().selectedOptions[0]?.textContent).toBe('Norge')
  expect(document.cookie).toContain('ralph-checkout-market=no')
  expect(state().channel).toMatchObject({ currentMarket: 'se', checkoutMarket: 'no' })
  expect(state().cart.data?.lines.map(({ skuId }) => skuId)).toEqual([7])

  // postcode rules and methods of the new country apply, and no method is chosen
  await waitFor(() => expect(errorOf(field('Postnummer'))).toBe('Kontrollera postnumret. Skriv så här: 0150'))
  await user.clear(field('Postnummer'))
  await user.type(field('Postnummer'), '0150')
  const radio = await screen.findByRole<HTMLInputElement>('radio', { name: 'Bring' })
  expect(radio.checked, 'not chosen even if the ids are the same').toBe(false)
  await user.click(radio)
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Vipps' })).checked).toBe(false)
  const last = asked.filter(({ name }) => name === 'createOrUpdateCheckout').at(-1)
  expect(last?.variables).toMatchObject({ checkoutMarketId: 'no', checkout: { shippingAddress: { country: 'NO' } } })

  // R-TAB-01: first the market, then the cart at its prices
  expect(
    post.mock.calls.map(([message]) => [message.type, 'market' in message ? message.market : '']).slice(0, 2),
  ).toEqual([
    ['checkout-market', 'se'],
    ['cart', 'no'],
  ])
})

it('R-MARKET-10 the notice asks to choose again only what was chosen, and names the total of now and a lost code', async () => {
  const { user, state, country } = await open({
    getCart: () => ({ ...cartFragment('c', NORWEGIAN), promoCode: null }),
    createOrUpdateCheckout: ({ checkoutMarketId }: Record<string, unknown>) => ({
      ...CHECKOUT,
      cart:
        checkoutMarketId === 'no' ? cartFragment('c', NORWEGIAN) : { ...cartFragment('c', SWEDISH), promoCode: 'HÖST' },
    }),
  })
  act(() => state().setCart({ ...makeCart('c', SWEDISH), promoCode: 'HÖST' }))
  await user.selectOptions(country(), 'Norge')
  const notice = (await screen.findByText('Vi levererar nu till Norge.')).closest('[role=status]')
  expect(screen.getByText('Koden HÖST gäller inte i Norge.')).toBeTruthy()
  expect(screen.queryByText('Välj leveranssätt och betalsätt igen.')).toBeNull()
  act(() => state().setCart(makeCart('c', [{ skuId: 7, quantity: 1, unit: 500 }])))
  expect(screen.getByText('Beställningen kostar nu totalt 549 kr.')).toBeTruthy()
  expect(notice?.getAttribute('role'), 'the region keeps its role').toBe('status')
})

it('R-MARKET-10 R-PRICE-01 a business sees the new total labelled as including VAT', async () => {
  const { user, state, country } = await open()
  act(() => state().setRoot({ customerType: 'ORGANIZATION', vatIncluded: false }))
  await user.selectOptions(country(), 'Norge')
  expect(await screen.findByText('Beställningen kostar nu totalt 499 kr inkl. moms.')).toBeTruthy()
})

it('R-MARKET-10 while another choice waits, the select shows it and the earlier one is not announced', async () => {
  let answer = () => {}
  const norway = new Promise<void>((resolve) => {
    answer = resolve
  }).then(() => cartFragment('c', NORWEGIAN))
  const { user, state, country } = await open({
    getCart: ({ cartMarketAlias }: Record<string, unknown>) =>
      cartMarketAlias === 'no' ? norway : new Promise(() => {}),
  })
  await user.selectOptions(country(), 'Norge')
  await user.selectOptions(country(), 'Danmark')
  answer()
  await waitFor(() => expect(state().channel.checkoutMarket).toBe('no'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(country().selectedOptions[0]?.textContent).toBe('Danmark')
  expect(country().getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('Vi levererar nu till Norge.')).toBeNull()
})

it('R-MARKET-10 methods are fetched again even if the amounts are the same in the new market', async () => {
  const { user, state, country } = await open({ getCart: cartFragment('c', SWEDISH) })
  await waitFor(() => expect(state().checkout.options?.shipping[0]?.kind).toBe('PostNord'))
  await user.selectOptions(country(), 'Norge')
  await waitFor(() => expect(state().checkout.options?.shipping[0]?.kind).toBe('Bring'))
})

it('R-MARKET-10 the fee of the delivery service is shown in the currency of the country', async () => {
  const home = { ...checkoutMethod(23, 'PostiHome'), externalId: 'x-home', feeIncVat: 10, feeExVat: 8 }
  const { user, country } = await open({
    createOrUpdateCheckout: {
      ...CHECKOUT,
      shippingOptions: [home],
      shippingData: JSON.stringify({ options: [{ id: 'x-home', priceValue: 12.5 }] }),
    },
  })
  await user.selectOptions(country(), 'Finland')
  await user.type(field('Postnummer'), '00100')
  const row = (await screen.findByRole('radio', { name: 'PostiHome' })).closest('label')
  expect(row?.textContent?.replaceAll(/\s/g, ' ')).toContain('12,50 €')
})

it('R-MARKET-10 the shipping step waits for the methods of the new country, even if the postcode is valid in both', async () => {
  const { user, country } = await open({
    createOrUpdateCheckout: ({ checkoutMarketId }: Record<string, unknown>) =>
      checkoutMarketId === 'dk' ? new Promise(() => {}) : CHECKOUT,
  })
  await user.selectOptions(country(), 'Norge')
  await user.type(field('Postnummer'), '2100')
  await screen.findByRole('radio', { name: /PostNord/ })
  await user.selectOptions(country(), 'Danmark')
  await screen.findByText('Vi levererar nu till Danmark.')
  const step = document.getElementById('step-shippingId')
  expect(step?.querySelector('[aria-hidden="true"]')).not.toBeNull()
})

it.each([
  ['a service failure', new AppError('BACKEND_DOWN', 'down')],
  ['a missing cart', null],
])(
  'R-MARKET-10 a change that fails because of %s shows an error and leaves country, cart and form as they were',
  async (_, answer) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user, state, country } = await open({ getCart: answer })
    await user.type(field('Förnamn'), 'Saga')
    await user.selectOptions(country(), 'Danmark')
    expect(await screen.findByText(/Vi kunde inte byta land just nu/)).toBeTruthy()
    expect(country().selectedOptions[0]?.textContent).toBe('Sverige')
    expect(state().channel.checkoutMarket).toBe('se')
    expect(document.cookie).not.toContain('ralph-checkout-market')
    expect(field('Förnamn').value).toBe('Saga')
  },
)

it('R-MARKET-10 a country where none of the items is sold is refused, because an empty checkout has no country field', async () => {
  const { user, state, country } = await open({
    getCart: ({ cartMarketAlias }: Record<string, unknown>) =>
      cartFragment('c', cartMarketAlias === 'no' ? [] : SWEDISH),
  })
  await user.selectOptions(country(), 'Norge')
  const refusal = 'Ingen av varorna i varukorgen säljs i Norge. Vi levererar fortfarande till Sverige.'
  expect((await screen.findByText(refusal)).closest('[role=alert]')).toBeTruthy()
  expect(country().selectedOptions[0]?.textContent).toBe('Sverige')
  expect(state().cart.data?.lines).toHaveLength(2)
  expect(document.cookie).not.toContain('ralph-checkout-market')
})

it('R-TAB-01 a tab follows the country chosen in another tab without a reload', async () => {
  const { shop, state, country, post } = await open()
  await waitFor(() => expect(state().checkout.options?.shipping[0]?.kind).toBe('PostNord'))
  act(() => {
    receiveMessage(shop, { type: 'checkout-market', market: 'se', data: { alias: 'no', currency: 'NOK' } })
    expect(state().checkout.options, 'methods of the old country are not offered').toBeNull()
    receiveMessage(shop, { type: 'cart', market: 'no', lang: 'sv', data: makeCart('c', NORWEGIAN) })
  })
  expect(country().selectedOptions[0]?.textContent).toBe('Norge')
  await waitFor(() => expect(state().checkout.options?.shipping[0]?.kind).toBe('Bring'))
  expect(state().cart.data?.lines).toHaveLength(1)
  expect(post.mock.calls.map(([message]) => message.type)).not.toContain('checkout-market')
})
