// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import { errorOf } from '@/tests/support/checkout-page'
import {
  AGENTS,
  agent,
  dataOf,
  enterZip,
  field,
  method,
  offer,
  openCheckout,
  PICKUP,
  points,
  radio,
} from '@/tests/support/delivery-offer'
import { enterGuest } from '@/tests/support/enter-guest'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { cartFragment, makeCart } from '@/tests/support/shop-fixtures'

freshBrowser()

const ELSEWHERE = 'Postnumret hör till ett annat land. Byt land eller skriv postnumret så här: 2100'
const LOCKER = method({ id: 22, name: 'Instabox', fee: 39 })
const isTown = ({ billingAddress }: { billingAddress: { zip: string } }) => billingAddress.zip.startsWith('111')

describe('shipping methods by postcode', () => {
  it('R-CHECKOUT-02 another postcode fetches the methods again; a chosen method that is not offered is deselected with a notice', async () => {
    const { user, state, updates } = openCheckout((asked) => offer(isTown(asked) ? [PICKUP, LOCKER] : [PICKUP]))
    await enterZip('11122')
    await user.click(await radio('Instabox'))
    await screen.findByRole('radio', { name: 'Swish' })
    await enterZip('62157')
    expect(await screen.findByText(/Leveranssättet ”Instabox” finns inte för postnummer 621 57/)).toBeTruthy()
    expect(screen.queryByRole('radio', { name: 'Instabox' })).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Swish' })).toBeNull()
    expect(updates().some(({ billingAddress }) => billingAddress.zip === '621 57')).toBe(true)
    expect(state().checkout.currentZip).toBe('621 57')
    await user.click(await radio('PostNord'))
    await waitFor(() => expect(screen.queryByText(/finns inte för postnummer/)).toBeNull())
  })

  it('R-CHECKOUT-02 methods for another postcode are not shown', async () => {
    let answer: (offered: unknown) => void = () => {}
    const answered = new Promise((resolve) => {
      answer = resolve
    })
    const { updates } = openCheckout((asked) =>
      asked.billingAddress.zip.startsWith('621') ? answered : offer([PICKUP, LOCKER]),
    )
    await enterZip('11122')
    await radio('Instabox')
    await enterZip('62157')
    await waitFor(() => expect(updates().at(-1)).toMatchObject({ billingAddress: { zip: '621 57' } }))
    const complete = ['', '111 22', '621 57']
    expect(complete).toEqual(expect.arrayContaining(updates().map(({ billingAddress }) => billingAddress.zip)))
    expect(screen.queryByRole('radio')).toBeNull()
    answer(offer([PICKUP]))
    await radio('PostNord')
    expect(screen.queryByRole('radio', { name: 'Instabox' })).toBeNull()
  })

  it('R-CHECKOUT-02 a postcode without any method shows a message', async () => {
    openCheckout(() => offer([]))
    await enterZip('11122')
    expect(await screen.findByText(/Vi levererar tyvärr inte till postnummer 111 22/)).toBeTruthy()
  })

  it('R-CHECKOUT-02 a territory without any method is named, however its postcode is written', async () => {
    const { state, updates } = openCheckout(() => offer([]))
    await screen.findByTestId('place-order')
    act(() => state().setChannel({ checkoutMarket: 'dk' }))
    for (const zip of ['GL\u20113900', '3900', 'dk 3900']) {
      await enterZip(zip)
      expect(await screen.findByText('Vi levererar tyvärr inte till Grönland. Välj en annan adress.')).toBeTruthy()
      expect(updates().at(-1)).toMatchObject({ billingAddress: { zip: '3900' } })
      await enterZip('')
      await waitFor(() => expect(screen.queryByText(/Grönland/)).toBeNull())
    }
  })

  it('R-CHECKOUT-02 Faroese postcodes and those of another country are refused with a reason, and stay typed', async () => {
    const { state } = openCheckout(() => offer([]))
    await screen.findByTestId('place-order')
    act(() => state().setChannel({ checkoutMarket: 'dk' }))
    const zip = field('Postnummer') as HTMLInputElement
    for (const typed of ['100', 'FO-100']) {
      await enterZip(typed)
      fireEvent.blur(zip)
      const reason = 'Vi levererar tyvärr inte till Färöarna. Skriv ett annat postnummer så här: 2100'
      await waitFor(() => expect(errorOf(zip)).toBe(reason))
      expect(zip.value).toBe(typed)
    }
    await enterZip('SE-111 22')
    await waitFor(() => expect(errorOf(zip)).toBe(ELSEWHERE))
  })

  it('R-CHECKOUT-02 T20 an empty answer of the service is shown as a failure with a retry button', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let isEmpty = true
    const { user } = openCheckout(() => (isEmpty ? null : offer()))
    await enterZip('11122')
    const retry = await screen.findByRole('button', { name: /Försök igen/ })
    isEmpty = false
    await user.click(retry)
    await radio('PostNord')
  })

  it('R-CHECKOUT-02 T20 after a failed request the methods can be fetched again, and no input is lost', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    let isDown = true
    const { user } = openCheckout(() => (isDown ? new AppError('BACKEND_DOWN', 'down', 503) : offer()))
    await enterZip('11122')
    await user.type(field('Ort'), 'Stockholm')
    const retry = await screen.findByRole('button', { name: /Försök igen/ })
    isDown = false
    await user.click(retry)
    await radio('PostNord')
    expect((field('Ort') as HTMLInputElement).value).toBe('Stockholm')
    expect(screen.queryByText(/Vi kunde inte hämta leverans/)).toBeNull()
  })

  it('R-CHECKOUT-02 a row shows the carrier’s logo, else an icon', async () => {
    openCheckout(() => offer([PICKUP, { ...LOCKER, logo: 'carrier.webp' }]))
    await enterZip('11122')
    const rowOf = async (name: string) => (await radio(name)).closest('label')
    expect((await rowOf('PostNord'))?.querySelector('svg')?.getAttribute('data-mark')).toBe('pickup')
    expect((await rowOf('Instabox'))?.querySelector('img')?.getAttribute('src')).toContain('/carrier.webp')
  })
})

describe('pickup points', () => {
  it('R-CHECKOUT-14 are sorted by distance, with address, opening hours and distance; the nearest is selected', async () => {
    const { user, updates } = openCheckout()
    await enterZip('11122')
    await user.click(await radio('PostNord'))
    await waitFor(() => expect(points()).toBeTruthy())
    const rows = within(points()).getAllByRole('radio')
    expect(rows.map((row) => (row as HTMLInputElement).value)).toEqual(['a', 'b', 'c'])
    const nearest = await radio('Närbutiken a')
    expect((nearest as HTMLInputElement).checked).toBe(true)
    const words = nearest.closest('label')?.textContent?.replaceAll(/\s/g, ' ')
    expect(words).toContain('Storgatan 1, 111 22 Stockholm')
    expect(words).toContain('mån–fre 7–21.30')
    expect(words).toContain('250 m')
    await waitFor(() => expect(updates().at(-1)).toMatchObject({ externalShippingId: 'x-pickup', pickupPoint: 'a' }))
  })

  it('R-CHECKOUT-14 a button shows the rest; the chosen point is sent and stored in the draft', async () => {
    const { user, state, updates } = openCheckout()
    await enterZip('11122')
    await user.click(await radio('PostNord'))
    await user.click(await screen.findByRole('button', { name: 'Visa ett ombud till' }))
    const farthest = await radio('Närbutiken d')
    await waitFor(() => expect(document.activeElement).toBe(farthest))
    await user.click(farthest)
    await waitFor(() => expect(updates().at(-1)).toMatchObject({ pickupPoint: 'd', externalShippingFee: -1 }))
    expect(state().checkout.currentZip).toBe('111 22')
    cleanup()
    openCheckout()
    expect(((await radio('Närbutiken d')) as HTMLInputElement).checked, 'still selected').toBe(true)
  })

  it('R-CHECKOUT-14 a point that is not offered for a new postcode is replaced by the nearest one, with a notice', async () => {
    const { user } = openCheckout((asked) => offer(undefined, dataOf(isTown(asked) ? AGENTS : [agent('z', 100)])))
    await enterZip('11122')
    await user.click(await radio('PostNord'))
    await user.click(await radio('Närbutiken b'))
    await enterZip('62157')
    expect(((await radio('Närbutiken z')) as HTMLInputElement).checked).toBe(true)
    expect(screen.getByText(/ligger inte nära det här postnumret/)).toBeTruthy()
  })

  it('R-CHECKOUT-14 with invalid data of the delivery service the shipping methods are still offered', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { user } = openCheckout(() => offer(undefined, '{"options":[{"id":5}]}'))
    await enterZip('11122')
    await user.click(await radio('PostNord'))
    await radio('Swish')
    expect(screen.queryByRole('radiogroup', { name: 'Ombud' })).toBeNull()
    expect(logged).toHaveBeenCalled()
  })
})

describe('fee and message of the delivery service', () => {
  it('R-CHECKOUT-14 its fee is shown, sent with the choice, and sent again when it changes with the items', async () => {
    let price = 139
    let quantity = 1
    const { user, state, updates } = openCheckout(() => ({
      ...offer(undefined, dataOf(AGENTS, price)),
      cart: cartFragment('c', [{ skuId: 7, quantity }]),
    }))
    await enterZip('62157')
    const home = await radio('PostNordHome')
    expect(home.closest('label')?.textContent?.replaceAll(/\s/g, ' ')).toContain('139 kr')
    await user.click(home)
    await waitFor(() => expect(updates().at(-1)).toMatchObject({ shippingId: 23, externalShippingFee: 139 }))
    price = 90
    quantity = 2
    state().setCart(makeCart('c', [{ skuId: 7, quantity: 2 }]))
    await waitFor(() => expect(updates().at(-1)).toMatchObject({ externalShippingFee: 90 }))
    await user.click(await radio('PostNord'))
    await waitFor(() => expect(updates().at(-1)).toMatchObject({ shippingId: 21, externalShippingFee: -1 }))
  })

  it('R-CHECKOUT-14 a message to the driver is sent 2 seconds after the last key, a choice after 150 ms', async () => {
    const { user, updates } = openCheckout()
    await enterZip('11122')
    await user.click(await radio('PostNordHome'))
    await screen.findByRole('textbox', { name: 'Meddelande till föraren' })
    await waitFor(() => expect(updates().at(-1)).toMatchObject({ shippingId: 23 }))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false })
    const before = updates().length
    fireEvent.change(field('Meddelande till föraren'), { target: { value: 'Hunden är snäll' } })
    await vi.advanceTimersByTimeAsync(1900)
    expect(updates()).toHaveLength(before)
    await vi.advanceTimersByTimeAsync(200)
    expect(updates().at(-1)).toMatchObject({ message: 'Meddelande till föraren: Hunden är snäll', pickupPoint: null })
    fireEvent.click(screen.getByRole('radio', { name: 'PostNord' }))
    await vi.advanceTimersByTimeAsync(160)
    expect(updates().at(-1)).toMatchObject({ shippingId: 21, message: null })
  })
})

it('R-CHECKOUT-14 the order contains method, point and fee; when the service no longer offers them, a message is shown and the methods are fetched again', async () => {
  const { user, orders, updates } = openCheckout(() => offer(), {
    placeOrder: new AppError('INVALID_SHIPPING', 'gone'),
  })
  await screen.findByTestId('place-order')
  enterGuest()
  await user.click(await radio('PostNord'))
  await user.click(await radio('Närbutiken c'))
  await user.click(await radio('Swish'))
  await user.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(updates().at(-1)).toMatchObject({ paymentId: 20 }))
  const before = updates().length
  await user.click(screen.getByTestId('place-order'))
  expect(await screen.findByText(/Leveranssättet eller dess pris har ändrats/)).toBeTruthy()
  expect(orders()).toMatchObject([
    { shippingId: 21, externalShippingId: 'x-pickup', pickupPoint: 'c', externalShippingFee: -1 },
  ])
  await waitFor(() => expect(updates().length).toBeGreaterThan(before))
})
