// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AppError } from '@/lib/errors/app-error'
import {
  acceptTerms,
  errorOf,
  field,
  fillIn,
  ORDERED,
  openCheckout,
  placeOrderButton,
} from '@/tests/support/checkout-page'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'

freshBrowser()

const INVOICE = 'Faktura 14 dagar'
const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])

it('R-CHECKOUT-13 R-VALID-03 an organisation orders with name and number; the number is validated and not stored on the device', async () => {
  const { user, asked, ordered, state } = openCheckout()
  await placeOrderButton()
  expect(screen.queryByRole('textbox', { name: 'Organisationsnummer' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Företag eller förening' }))
  expect(state().root.customerType).toBe('ORGANIZATION')
  expect(document.cookie).toContain('ralph-user-type=ORGANIZATION')
  await user.type(field('Företagets namn'), 'Lind Form AB')
  await user.type(field('Organisationsnummer'), '556036-0794')
  await fillIn(user, INVOICE)
  expect(screen.queryByRole('textbox', { name: 'Personnummer' }), 'only persons give one').toBeNull()
  // messages change only after a press is over (use-held-while-pressed.ts)
  const message = 'Kontrollera organisationsnumret. Skriv så här: 556123-4567'
  await waitFor(() => expect(errorOf(field('Organisationsnummer'))).toBe(message))
  await acceptTerms(user)
  await user.click(await placeOrderButton())
  expect(document.activeElement).toBe(field('Organisationsnummer'))
  expect(ordered()).toBeUndefined()

  await user.clear(field('Organisationsnummer'))
  await user.type(field('Organisationsnummer'), '5560360793')
  await user.click(await placeOrderButton())
  await waitFor(() => expect(ordered()).toBeDefined())
  expect(ordered()).toMatchObject({
    checkout: {
      customerType: 'ORGANIZATION',
      identityNumber: '556036-0793',
      billingAddress: { company: 'Lind Form AB', firstName: 'Saga' },
    },
  })
  const updates = asked.filter(({ name }) => name === 'createOrUpdateCheckout')
  expect(updates.at(-1)?.variables).toMatchObject({ checkout: { customerType: 'ORGANIZATION' } })
  expect(JSON.stringify(updates)).not.toContain('5560360793')
  expect(stored()).toContain('Lind Form AB')
  expect(stored()).not.toMatch(/556036/)
})

it('R-VALID-03 paying by invoice needs a personal number: checked for the country, then by the service, never stored', async () => {
  const answers = [new AppError('INVALID_IDENTITY_NUMBER', 'The identity number is not known'), ORDERED]
  const { user, asked } = openCheckout({ placeOrder: () => answers.shift() })
  await fillIn(user, 'Swish')
  expect(screen.queryByRole('textbox', { name: 'Personnummer' })).toBeNull()
  await user.click(screen.getByRole('radio', { name: INVOICE }))
  await acceptTerms(user)
  await user.click(await placeOrderButton())
  expect(await screen.findByText('Fyll i ditt personnummer')).toBeTruthy()
  expect(document.activeElement).toBe(field('Personnummer'))
  await user.type(field('Personnummer'), '811218-9877')
  await screen.findByText(/Skriv så här: 811218/)
  expect(errorOf(field('Personnummer'))).toBe('Kontrollera ditt personnummer. Skriv så här: 811218-9876')
  await user.clear(field('Personnummer'))
  await user.type(field('Personnummer'), '8112189876')
  await user.click(await placeOrderButton())
  expect(await screen.findByText(/Numret kunde inte bekräftas/)).toBeTruthy()
  await waitFor(() =>
    expect(errorOf(field('Personnummer'))).toBe('Vi kunde inte bekräfta ditt personnummer. Kontrollera uppgiften.'),
  )
  expect(field('E-post').value, 'no input is lost').toBe('saga@mejl.se')
  expect(router.replace).not.toHaveBeenCalled()

  await user.click(await placeOrderButton())
  const orders = () => asked.filter(({ name }) => name === 'placeOrder')
  await waitFor(() => expect(orders()).toHaveLength(2))
  for (const { variables } of orders())
    expect(variables).toMatchObject({ checkout: { customerType: 'PERSON', identityNumber: '811218-9876' } })
  expect(stored()).not.toContain('811218')
})

it('R-VALID-03 a number is not sent when another method is chosen after typing it', async () => {
  const { user, ordered } = openCheckout()
  await fillIn(user, INVOICE)
  await user.type(field('Personnummer'), '811218-9876')
  await user.click(screen.getByRole('radio', { name: 'Swish' }))
  await acceptTerms(user)
  await user.click(await placeOrderButton())
  await waitFor(() => expect(ordered()).toBeDefined())
  expect(ordered()).toMatchObject({ checkout: { identityNumber: null } })
})
