// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AccountStart } from '@/components/account/account-start'
import { ResetPasswordPage } from '@/components/account/sign-in-page'
import { hideSecrets } from '@/lib/routing/take-secret'
import { signedInShop } from '@/tests/support/account-fixtures'
import { fakeAuth } from '@/tests/support/fake-auth'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { CONFIG, makeShop, renderInShop } from '@/tests/support/shop-fixtures'

freshBrowser()

describe('the link that proves an e-mail address', () => {
  it.each([
    [200, 'Din e-postadress är bekräftad'],
    [400, 'Länken som bekräftar din e-postadress gäller inte längre'],
    [503, 'Din e-postadress kunde inte bekräftas just nu. Öppna länken igen om en stund.'],
  ])('T42 is sent to the auth service, out of the address, before the orders are read: %i', async (status, message) => {
    window.history.replaceState(null, '', '/account?verifyKey=the-key&page=2')
    const { calls, state } = fakeAuth()
    state.status = status === 200 ? 0 : status
    const getOrders = vi.fn(() => [])
    const made = signedInShop({ getOrders })
    renderInShop(<AccountStart />, made.shop)
    await waitFor(() => expect(made.state().layers.notification.message).toBe(message))
    const asked = calls.filter(({ url }) => url.startsWith(CONFIG.authUrl))
    expect(asked.map(({ url, body }) => [url, body])).toEqual([[`${CONFIG.authUrl}verify`, { key: 'the-key' }]])
    expect(window.location.search).toBe('?page=2')
    await waitFor(() => expect(getOrders).toHaveBeenCalledTimes(1))
  })

  it('T42 R-GUARD-04 waits out of the address until a guest has signed in', async () => {
    window.history.replaceState(null, '', '/?action=login&returnTo=%2Faccount&verifyKey=the-key')
    hideSecrets()
    expect(window.location.search).toBe('?action=login&returnTo=%2Faccount')
    const { calls } = fakeAuth()
    window.history.pushState(null, '', '/account')
    renderInShop(<AccountStart />, signedInShop({ getOrders: [] }).shop)
    await waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual({ key: 'the-key' }))
  })

  it('T42 R-GUARD-04 survives a reload before that', async () => {
    window.history.replaceState(null, '', '/?action=login&verifyKey=the-key')
    const load = () => {
      vi.resetModules()
      return import('@/lib/routing/take-secret')
    }
    const opened = await load()
    opened.hideSecrets()
    const { hideSecrets, takeSecret } = await load()
    hideSecrets()
    window.history.pushState(null, '', '/account')
    expect([takeSecret('verifyKey'), takeSecret('verifyKey')]).toEqual(['the-key', ''])
  })

  it('T42 without one the service is not asked', async () => {
    const { calls } = fakeAuth()
    const getOrders = vi.fn(() => [])
    renderInShop(<AccountStart />, signedInShop({ getOrders }).shop)
    await waitFor(() => expect(getOrders).toHaveBeenCalledTimes(1))
    expect(calls).toEqual([])
  })
})

describe('R-ROUTE-19 the link for a new password', () => {
  const open = (search: string, commitReset: unknown) => {
    fakeAuth()
    window.history.replaceState(null, '', `/account/reset-password${search}`)
    const made = makeShop({ commitReset })
    renderInShop(<ResetPasswordPage />, made.shop)
    return { ...made, user: userEvent.setup() }
  }
  const choose = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(await screen.findByLabelText('Nytt lösenord'), 'hemligt1')
    await user.type(screen.getByLabelText('Upprepa lösenordet'), 'hemligt1')
    await user.click(screen.getByRole('button', { name: /^Spara lösenordet/ }))
  }

  it('R-ACCOUNT-01 R-AUTH-04 sets the password with the key, hashed, and asks to sign in', async () => {
    const { user, asked } = open('?resetKey=k-1', true)
    await choose(user)
    expect((await screen.findByRole('status')).textContent).toBe('Ditt lösenord är bytt. Logga in med det nya.')
    expect(screen.getByRole('heading', { name: 'Logga in' })).toBeTruthy()
    const sent = asked.find(({ name }) => name === 'commitReset')?.variables
    expect(sent).toMatchObject({ resetKey: 'k-1', password: expect.stringMatching(/^[\w+/]{64}$/) })
    expect(window.location.search).toBe('')
  })

  it('R-ACCOUNT-06 keeps the key for a reload until it is used', async () => {
    const opened = open('?resetKey=k-2', true)
    await screen.findByLabelText('Nytt lösenord')
    expect(window.location.search).toBe('')
    cleanup()
    renderInShop(<ResetPasswordPage />, opened.shop)
    await choose(opened.user)
    await screen.findByRole('status')
    expect(opened.asked.at(-1)?.variables).toMatchObject({ resetKey: 'k-2' })
    expect(JSON.stringify(window.history.state)).not.toContain('k-2')
  })

  it.each([
    ['?resetKey=old', false],
    ['', true],
  ])('R-ACCOUNT-06 with a key that is over or missing (%s) says so and offers a new link', async (search, answer) => {
    const { user } = open(search, answer)
    if (search) await choose(user)
    expect((await screen.findByRole('status')).textContent).toMatch(/Länken har gått ut/)
    expect(await screen.findByRole('button', { name: /^Skicka länken/ })).toBeTruthy()
  })

  it('keeps what was typed when the service cannot be reached', async () => {
    const { user } = open('?resetKey=k-1', new Error('down'))
    await choose(user)
    expect(await screen.findByText(/Det gick inte att nå oss/)).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('Nytt lösenord').value).toBe('hemligt1')
  })
})
