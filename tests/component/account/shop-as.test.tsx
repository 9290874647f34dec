// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { AccountStart } from '@/components/account/account-start'
import { LayerHost } from '@/components/layers/layer-host'
import { userFragment } from '@/tests/support/account-fixtures'
import { fakeAuth, makeToken } from '@/tests/support/fake-auth'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import { makeShop, renderInShop } from '@/tests/support/shop-fixtures'
import '@/tests/support/web-locks'

freshBrowser()

const EMAIL = 'saga@mejl.se'

function open(token: string) {
  fakeAuth()
  window.history.replaceState(null, '', `/account?loginToken=${token}&page=2`)
  const made = makeShop({ getUser: userFragment(), getOrders: [] })
  renderInShop(<AccountStart />, made.shop)
  return { ...made, user: userEvent.setup() }
}

describe('a link for shopping as a customer', () => {
  it('R-GUARD-05 T12 T33 leaves the address at once and is used only after the question is answered', async () => {
    const { shop, user, state, asked } = open(makeToken(EMAIL))
    expect(await screen.findByRole('heading', { name: `Vill du handla åt ${EMAIL}?` })).toBeTruthy()
    expect(window.location.search).toBe('?page=2')
    expect(document.cookie).toBe('')
    expect(asked).toEqual([])
    renderInShop(<LayerHost />, shop)
    await user.click(screen.getByRole('button', { name: /^Handla åt kunden/ }))
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/mina-sidor/ordrar', { scroll: false }))
    expect(state().auth.user).toEqual({ id: '7', email: EMAIL, isShopAs: true })
    expect((await screen.findByText(`Du handlar åt ${EMAIL}`)).closest('[role=status]')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Avsluta' }))
    await waitFor(() => expect(state().auth.user).toBeNull())
    expect(document.cookie).toBe('ralph-user-type=PERSON')
    expect(screen.queryByText(`Du handlar åt ${EMAIL}`)).toBeNull()
  })

  it('T12 a guest who cancels is asked to sign in, as without the link', async () => {
    const { user, asked } = open(makeToken(EMAIL))
    await user.click(await screen.findByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(router.replace).toHaveBeenCalledWith('/?action=login&returnTo=%2Faccount%3Fpage%3D2'))
    expect(asked).toEqual([])
  })

  it.each([
    ['of nobody', makeToken('Kajo ger dig 500 kr, ring 08-123')],
    ['that is no token', 'abc'],
  ])('T33 a token %s is not asked about: its words are not ours', async (_name, token) => {
    open(token)
    expect((await screen.findByRole('alert')).textContent).toBe('Länken gäller inte längre. Hämta en ny.')
    expect(screen.queryByText(/ring 08/)).toBeNull()
  })

  it('T12 says so when the token is over', async () => {
    const { user } = open(makeToken(EMAIL, -5))
    await user.click(await screen.findByRole('button', { name: /^Handla åt kunden/ }))
    expect((await screen.findByRole('alert')).textContent).toBe('Länken gäller inte längre. Hämta en ny.')
  })
})
