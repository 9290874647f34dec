// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { acceptTerms, field, fillIn, openCheckout } from '@/tests/support/checkout-page'
import { freshBrowser } from '@/tests/support/fresh-browser'

freshBrowser()

it('R-CHECKOUT-01 texts that a form filler has written without an event are ordered', async () => {
  const { user, ordered } = openCheckout()
  await fillIn(user, 'Swish')
  await acceptTerms(user)
  fireEvent.change(field('Förnamn'), { target: { value: '' } })
  // the field has no focus, so that no later blur reports the text
  field('Förnamn').value = 'Elsa'
  await user.click(screen.getByTestId('place-order'))
  await waitFor(() => expect(ordered()?.checkout).toMatchObject({ billingAddress: { firstName: 'Elsa' } }))
})
