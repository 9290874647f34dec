// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { field, offer, openCheckout, radio } from '@/tests/support/delivery-offer'
import { enterGuest } from '@/tests/support/enter-guest'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { cartFragment } from '@/tests/support/shop-fixtures'

freshBrowser()

/** The cart after the price of its product has risen from 400 kr to 500 kr. */
const DEARER = cartFragment('c', [{ skuId: 7, quantity: 1, unit: 500 }])

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ')

/** The notice beside the order button. */
async function notice(): Promise<string | undefined> {
  const text = await screen.findByText(/^Totalsumman har ändrats/)
  return plain(text.closest('[role="alert"]')?.textContent)
}

it('R-CHECKOUT-01 a price that has risen since the last pricing is shown with its reason, and ordered at the second press only', async () => {
  let hasRisen = false
  const { user, orders } = openCheckout(() => (hasRisen ? { ...offer(), cart: DEARER } : offer()), {
    freshCart: DEARER,
  })
  await screen.findByTestId('place-order')
  enterGuest()
  await user.click(await radio('PostNordHome'))
  await user.click(await radio('Swish'))
  await user.click(screen.getByRole('checkbox'))
  const button = screen.getByTestId('place-order')
  await waitFor(() => expect(plain(button.textContent)).toContain('449 kr'))
  hasRisen = true
  await user.click(button)
  expect(await notice()).toMatch(
    /Den nya summan är 549 kr, tidigare var den 449 kr\..*Omlottklänning, 38: nu 500 kr, tidigare 400 kr/,
  )
  expect(orders()).toEqual([])
  expect(plain(button.textContent)).toContain('549 kr')
  expect((field('Förnamn') as HTMLInputElement).value, 'what was typed').not.toBe('')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Den nya summan'))
  await user.click(button)
  await waitFor(() => expect(orders()).toHaveLength(1))
})
