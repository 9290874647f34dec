// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { AccountLink } from '@/components/account/account-link'
import { SignInPage } from '@/components/account/sign-in-page'
import { LayerHost } from '@/components/layers/layer-host'
import { LAYERS } from '@/components/layers/layer-registry'
import { RouteWatcher } from '@/components/providers/route-watcher'
import { accountBackend } from '@/tests/support/account-backend'
import { fakeAuth, makeToken } from '@/tests/support/fake-auth'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { router } from '@/tests/support/next-navigation'
import { type Answers, makeShop, plantCookie, renderInShop } from '@/tests/support/shop-fixtures'
import { focusingDialogs } from '@/tests/support/stub-dialogs'
import '@/tests/support/web-locks'

freshBrowser()

/** Of `secret1`. */
const HASH = 'J9032aVob9eYINxUf6tJkCElbEwnb/eGPFqozQmVCXHYPGb2Efa9FBV0b9JYlNTO'
const EMAIL = 'saga@mejl.se'

let auth: ReturnType<typeof fakeAuth>
beforeEach(() => {
  focusingDialogs()
  auth = fakeAuth({ hash: HASH })
})

/** A page with the header's link and the layers. */
function openPage(address = '/', answers: Answers = {}) {
  window.history.replaceState(null, '', address)
  const made = makeShop({ ...accountBackend().answers, ...answers })
  renderInShop(
    <>
      <RouteWatcher />
      <AccountLink signInHref="/account/sign-in" accountHref="/account" words="Konto" />
      <LayerHost />
    </>,
    made.shop,
  )
  return { ...made, user: userEvent.setup() }
}

const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name)
/** A button by the start of its name: that of a busy one has both its texts in jsdom. */
const button = (name: string) => screen.findByRole('button', { name: (text) => text.startsWith(name) })
const errorOf = (input: HTMLElement) =>
  document.getElementById(input.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? ''

async function fillIn(user: ReturnType<typeof userEvent.setup>, password: string) {
  await user.type(await field('E-post'), EMAIL)
  await user.type(await field('Lösenord'), password)
  await user.click(await button('Logga in'))
}

describe('the panel for signing in', () => {
  it('R-ACCOUNT-01 R-ACCOUNT-06 opens from the header; a wrong password is told beside the field, and nothing typed is lost', async () => {
    const { user, state } = openPage()
    await user.click(screen.getByRole('link', { name: 'Konto' }))
    await fillIn(user, 'wrong12')
    const password = await field('Lösenord')
    await waitFor(() => expect(errorOf(password)).toBe('Fel e-post eller lösenord'))
    expect(document.activeElement).toBe(password)
    expect(password.value).toBe('wrong12')
    expect((await field('E-post')).value).toBe(EMAIL)
    await user.clear(password)
    await user.type(password, 'secret1')
    await user.click(await button('Logga in'))
    await waitFor(() => expect(state().auth.user).toEqual({ id: '7', email: EMAIL }))
    await waitFor(() => expect(state().layers.overlay.current).toBe(''))
    expect(state().layers.notification.message).toBe('Du är inloggad')
    expect(router.push).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Konto' }).getAttribute('href')).toBe('/account')
  })

  it('R-VALID-01 says what is missing, at the first field with a problem', async () => {
    const { user } = openPage()
    await user.click(screen.getByRole('link', { name: 'Konto' }))
    await user.click(await button('Logga in'))
    const email = await field('E-post')
    await waitFor(() => expect(errorOf(email)).toBe('Fyll i din e-postadress'))
    expect(document.activeElement).toBe(email)
    expect(errorOf(await field('Lösenord'))).toBe('Fyll i ditt lösenord')
    await user.type(email, 'saga@mejl')
    await user.click(await button('Logga in'))
    await waitFor(() => expect(errorOf(email)).toContain('Skriv hela e-postadressen'))
    expect(auth.calls).toEqual([])
  })

  it('R-AUTH-05 R-AUTH-08 "remember me" keeps the shopper signed in for a week, else for half an hour', async () => {
    const { user } = openPage()
    await user.click(screen.getByRole('link', { name: 'Konto' }))
    await fillIn(user, 'secret1')
    await waitFor(() => expect(document.cookie).toContain('ralph-user-maxage=1800'))
    expect(auth.calls.at(-1)?.body).toMatchObject({ sessionLifetime: 30 })
  })

  it('says that the service cannot be reached, in the panel and nowhere else', async () => {
    auth.state.isDown = true
    const { user, state } = openPage()
    await user.click(screen.getByRole('link', { name: 'Konto' }))
    await fillIn(user, 'secret1')
    expect(await screen.findByText(/Det gick inte att nå oss/)).toBeTruthy()
    expect(state().layers.notification.message).toBe('')
    auth.state.isDown = false
    auth.state.status = 429
    await user.click(await button('Logga in'))
    expect(await screen.findByText(/för många försök/)).toBeTruthy()
  })

  it('password managers: tokens of the fields, and values that are filled in without an event', async () => {
    const { user, state } = openPage()
    await user.click(screen.getByRole('link', { name: 'Konto' }))
    const email = await field('E-post')
    const password = await field('Lösenord')
    expect([email.autocomplete, password.autocomplete]).toEqual(['username', 'current-password'])
    email.value = EMAIL
    password.value = 'secret1'
    await user.click(await button('Visa lösenordet'))
    expect(password.type).toBe('text')
    await user.click(await button('Logga in'))
    await waitFor(() => expect(state().auth.user).not.toBeNull())
  })
})

describe('an address that asks for a login', () => {
  it.each([
    ['/?action=login&returnTo=%2Fmina-sidor%2Fordrar%3Fpage%3D2', '/mina-sidor/ordrar?page=2'],
    ['/?action=login&returnTo=%2F%2Fevil.test', '/account'],
    ['/?action=login', '/account'],
  ])('R-GUARD-04 R-GUARD-06 T6 %s opens the panel and leads to %s', async (address, target) => {
    const { user } = openPage(address)
    await fillIn(user, 'secret1')
    await waitFor(() => expect(router.push).toHaveBeenCalledWith(target))
    expect(window.location.search).toBe('')
  })

  it('R-GUARD-06 lets a shopper pass who is known already', async () => {
    plantCookie('apollo-token', makeToken(EMAIL))
    openPage('/?action=login&returnTo=%2Fmina-sidor%2Fordrar')
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/mina-sidor/ordrar'))
  })

  it('closing the panel removes the request, and keeps the rest of the address', async () => {
    const { user, state } = openPage('/?action=login&returnTo=%2Faccount&page=2')
    await field('E-post')
    await user.click(await button('Stäng'))
    await waitFor(() => expect(state().layers.overlay.current).toBe(''))
    await waitFor(() => expect(window.location.search).toBe('?page=2'))
  })
})

describe('registering', () => {
  it('R-ACCOUNT-01 R-ACCOUNT-06 R-VALID-01 checks the passwords, says that an account exists, then signs in', async () => {
    const { user, asked, state } = openPage()
    await user.click(screen.getByRole('link', { name: 'Konto' }))
    await user.type(await field('E-post'), EMAIL)
    await user.click(await button('Skapa konto'))
    const email = await field('E-post')
    expect(email.value, 'the typed address goes along').toBe(EMAIL)
    expect(document.activeElement).toBe(email)
    await user.type(await field('Lösenord'), 'kort')
    await user.type(await field('Upprepa lösenordet'), 'annat')
    await user.click(await button('Skapa konto'))
    await waitFor(async () => expect(errorOf(await field('Lösenord'))).toBe('Lösenordet måste ha minst 7 tecken'))
    await user.type(await field('Lösenord'), 'are')
    await user.click(await button('Skapa konto'))
    await waitFor(async () => expect(errorOf(await field('Upprepa lösenordet'))).toBe('Lösenorden är inte lika'))
    await user.clear(await field('Upprepa lösenordet'))
    await user.type(await field('Upprepa lösenordet'), 'kortare')
    await user.click(await button('Skapa konto'))
    await waitFor(() => expect(errorOf(email)).toContain('Det finns redan ett konto'))
    auth.state.hash = ''
    await user.click(await button('Företag eller förening'))
    await user.click(screen.getByLabelText(/nyhetsbrevet/))
    await user.click(await button('Skapa konto'))
    await waitFor(() => expect(state().auth.user).not.toBeNull())
    expect(asked.find(({ name }) => name === 'updateUser')?.variables).toEqual({
      user: { customerType: 'ORGANIZATION', newsletter: true },
    })
    await waitFor(() => expect(state().layers.overlay.current).toBe(''))
  })
})

describe('a forgotten password', () => {
  it('R-ACCOUNT-01 asks for a link; the answer says the same whether or not there is an account', async () => {
    const { user, asked } = openPage('/', { requestPasswordReset: true })
    await user.click(screen.getByRole('link', { name: 'Konto' }))
    await user.click(await button('Glömt lösenordet?'))
    await user.type(await field('E-post'), EMAIL)
    await user.click(await button('Skicka länken'))
    const sent = await screen.findByText(/Finns det ett konto med adressen/)
    expect(document.activeElement).toBe(sent)
    expect(asked.find(({ name }) => name === 'requestPasswordReset')?.variables).toEqual({ email: EMAIL })
  })
})

it('R-GUARD-06 T6 the page for signing in leads to the account, or to a safe returnTo', async () => {
  window.history.replaceState(null, '', '/account/sign-in?returnTo=%2Ffavoriter')
  const { shop } = makeShop(accountBackend().answers)
  renderInShop(<SignInPage />, shop)
  const user = userEvent.setup()
  await act(async () => {})
  await fillIn(user, 'secret1')
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/favoriter'))
})

it('the panel is fetched when the pointer is over the link, not before', async () => {
  const load = vi.spyOn(LAYERS['sign-in'], 'load')
  const { user } = openPage()
  expect(load).not.toHaveBeenCalled()
  await user.hover(screen.getByRole('link', { name: 'Konto' }))
  expect(load).toHaveBeenCalledTimes(1)
})
