// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountStore } from '@/lib/account/change-account'
import { removeTokens } from '@/lib/auth/session'
import { keepDraft } from '@/lib/checkout/form/checkout-draft'
import { EMPTY_FORM } from '@/lib/checkout/form/checkout-form'
import { changePassword, register, signIn, signOut } from '@/lib/flows/sign-in'
import { startShop } from '@/lib/flows/start-shop'
import { rememberVisited } from '@/lib/product/visited-products'
import { on } from '@/lib/store/shop-events'
import { accountBackend } from '@/tests/support/account-backend'
import { fakeAuth } from '@/tests/support/fake-auth'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { CONFIG, makeShop } from '@/tests/support/shop-fixtures'
import '@/tests/support/web-locks'

freshBrowser()

/** Of `secret1`. */
const HASH = 'J9032aVob9eYINxUf6tJkCElbEwnb/eGPFqozQmVCXHYPGb2Efa9FBV0b9JYlNTO'
const SAGA = { email: 'saga@mejl.se', password: 'secret1' }

let auth: ReturnType<typeof fakeAuth>
beforeEach(() => {
  auth = fakeAuth({ hash: HASH })
})

async function signedIn() {
  const backend = accountBackend({ cartId: 'hers', carts: { hers: { 4: 1 } } })
  const made = makeShop(backend.answers)
  await signIn(made.shop, SAGA, true)
  return { ...made, ...backend }
}

describe('signing in', () => {
  it('R-AUTH-09 R-TAB-01 sets the cookies, emits user:login and tells the other tabs, without the token', async () => {
    const heard = vi.fn()
    const { shop, post } = await signedIn()
    on(shop, 'user:login', heard)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(document.cookie).toContain('apollo-token=')
    expect(decodeURIComponent(document.cookie)).toContain(`ralph-user=${SAGA.email}`)
    expect(post).toHaveBeenCalledWith({ type: 'auth', market: 'se', data: { id: '7', email: SAGA.email } })
    const [token = ''] = /apollo-token=([^;]+)/.exec(document.cookie)?.slice(1) ?? []
    expect(JSON.stringify(post.mock.calls)).not.toContain(token)
  })

  it('R-ACCOUNT-01 registering sends newsletter and customer type to the account', async () => {
    const { shop, asked, state } = makeShop(accountBackend().answers)
    const result = await register(shop, {
      email: SAGA.email,
      password: 'secret1',
      customerType: 'ORGANIZATION',
      newsletter: true,
    })
    expect(result, 'the address has an account').toBe('refused')
    auth.state.hash = ''
    expect(await register(shop, { ...SAGA, customerType: 'ORGANIZATION', newsletter: true })).toBe('done')
    expect(asked.find(({ name }) => name === 'updateUser')?.variables).toEqual({
      user: { customerType: 'ORGANIZATION', newsletter: true },
    })
    expect(state().events.map(({ type }) => type)).toEqual(expect.arrayContaining(['user:register', 'user:login']))
    expect(state().root.vatIncluded, 'an organisation sees prices without VAT').toBe(false)
  })
})

describe('signing out', () => {
  it('R-AUTH-09 T46 ends the session and removes what the shopper has left on this device; her cart stays hers', async () => {
    const { shop, state, post, metaData } = await signedIn()
    keepDraft({ ...EMPTY_FORM, firstName: 'Saga' })
    rememberVisited(CONFIG.site, { href: '/p/a', name: 'Kappa', picture: 'http://images.test/a.webp' })
    const heard = vi.fn()
    localStorage.setItem('voyado.session', '{}')
    await signOut(shop)
    on(shop, 'user:logout', heard)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(auth.calls.at(-1)).toMatchObject({ method: 'GET', url: `${CONFIG.authUrl}logout` })
    expect(document.cookie).toBe('ralph-user-type=PERSON')
    expect([{ ...localStorage }, { ...sessionStorage }]).toEqual([{}, {}])
    expect(state().auth.user).toBeNull()
    expect(accountStore(shop).getState().account).toBeNull()
    expect(state().cart.data).toBeNull()
    expect(post).toHaveBeenLastCalledWith({ type: 'auth', market: 'se', data: null })
    expect(metaData()).toEqual({ cartId: 'hers', favorites: [3] })
  })

  it('R-AUTH-10 works while the auth service cannot be reached', async () => {
    const { shop, state } = await signedIn()
    auth.state.isDown = true
    await signOut(shop)
    expect(state().auth.user).toBeNull()
    expect(document.cookie).not.toContain('apollo-token')
  })
})

describe('the other tabs', () => {
  it('R-TAB-01 sign in and out with this one, with the account’s cart', async () => {
    const backend = accountBackend({ cartId: 'hers', carts: { hers: { 4: 1 } } })
    const other = makeShop(backend.answers)
    const stop = startShop(other.shop)
    const here = makeShop(backend.answers)
    const stopHere = startShop(here.shop)
    await signIn(here.shop, SAGA, true)
    await vi.waitFor(() => expect(other.state().auth.user).toEqual({ id: '7', email: SAGA.email }))
    await vi.waitFor(() => expect(other.state().cart.data?.id).toBe('hers'))
    await signOut(here.shop)
    await vi.waitFor(() => expect(other.state().auth.user).toBeNull())
    await vi.waitFor(() => expect(other.state().cart.data).toBeNull())
    expect(other.shop.timers.has('renew-token')).toBe(false)
    stop()
    stopHere()
  })

  it('T33 a message alone makes nobody known: the tokens are in the cookies', async () => {
    const { shop, state } = makeShop()
    const stop = startShop(shop)
    const channel = new BroadcastChannel('ralph_channel')
    channel.postMessage({ type: 'auth', market: 'se', data: { id: '9', email: 'x@mejl.se' } })
    const seen: unknown[] = []
    shop.store.subscribe(({ auth: { user } }) => seen.push(user))
    await vi.waitFor(() => expect(seen.at(-1)).toBeNull())
    expect(state().auth.user).toBeNull()
    channel.close()
    stop()
  })

  it('T46 a page from the back/forward cache is loaded again when somebody has signed out meanwhile', async () => {
    const { shop } = await signedIn()
    const stop = startShop(shop)
    removeTokens()
    // jsdom does not navigate, and says so
    const navigated = vi.fn()
    const { virtualConsole } = (
      globalThis as unknown as { jsdom: { virtualConsole: { on: (name: string, listener: () => void) => void } } }
    ).jsdom
    virtualConsole.on('jsdomError', navigated)
    const shown = new Event('pageshow') as Event & { persisted: boolean }
    Object.defineProperty(shown, 'persisted', { value: true })
    window.dispatchEvent(shown)
    expect(String(navigated.mock.calls)).toContain('navigation')
    stop()
  })
})

it('R-ACCOUNT-07 R-AUTH-04 a wrong current password signs out; a right one stores the new tokens', async () => {
  const { shop, state } = await signedIn()
  expect(await changePassword(shop, { password: 'secret1', newPassword: 'secret22' })).toBe('done')
  expect(state().auth.user).toMatchObject({ email: SAGA.email })
  expect(document.cookie).toContain(`ralph-auth-refresh=${auth.state.refresh}`)
  expect(await changePassword(shop, { password: 'wrong12', newPassword: 'secret33' })).toBe('refused')
  expect(state().auth.user).toBeNull()
  expect(document.cookie).not.toContain('apollo-token')
})
