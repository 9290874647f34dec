// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renew, restoreSession } from '@/lib/auth/keep-session'
import { storeTokens } from '@/lib/auth/session'
import { LEADER_FALLBACK } from '@/lib/config/constants'
import { asLeader } from '@/lib/cross-tab/as-leader'
import { createShop } from '@/lib/store/create-shop'
import { fakeAuth, makeToken } from '@/tests/support/fake-auth'
import { CONFIG, dropCookies, plantCookie } from '@/tests/support/shop-fixtures'
import { createLocks } from '@/tests/support/web-locks'

const EMAIL = 'saga@mejl.se'

function openTab() {
  const shop = createShop(CONFIG)
  const posted = vi.fn()
  shop.connectTabs(posted)
  return { shop, posted, user: () => shop.store.getState().auth.user }
}

/** Seconds for which each cookie was written, by name. */
function lifetimes(): Record<string, number> {
  const written: Record<string, number> = {}
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    const [, name = '', expires = ''] = /^([^=]+)=.*expires=([^;]+)/.exec(text) ?? []
    written[name] = Math.ceil((Date.parse(expires) - Date.now()) / 1000)
  })
  return written
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  dropCookies()
})

describe('the cookies of a session', () => {
  it.each([
    [true, 604_800],
    [false, 1800],
  ])('R-AUTH-08 live for the token, and %s: %i s', (isKept, life) => {
    const written = lifetimes()
    storeTokens({ token: 't', maxAge: 900, refreshToken: 'r' }, EMAIL, isKept)
    expect(written).toEqual({
      'apollo-token': 900,
      'ralph-auth-refresh': life,
      'ralph-user': life,
      'ralph-user-maxage': life,
    })
  })

  it('T33 the tokens go into local storage only where cookies are refused', () => {
    storeTokens({ token: 't', maxAge: 900, refreshToken: 'r' }, EMAIL, true)
    expect(localStorage.length).toBe(0)
    dropCookies()
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    storeTokens({ token: 't', maxAge: 900, refreshToken: 'r' }, EMAIL, true)
    expect({ ...localStorage }).toEqual({ 'apollo-token': 't', 'ralph-auth-refresh': 'r' })
  })
})

describe('a session', () => {
  it('R-AUTH-11 R-GUARD-08 a token that is valid makes the shopper known without a request; no token makes a guest', async () => {
    const { calls } = fakeAuth()
    const guest = openTab()
    expect(await restoreSession(guest.shop)).toBeNull()
    plantCookie('apollo-token', makeToken(EMAIL))
    const { shop, user } = openTab()
    expect(await restoreSession(shop)).toEqual({ id: '7', email: EMAIL })
    expect(user()).toEqual({ id: '7', email: EMAIL })
    expect(calls).toEqual([])
  })

  it('R-AUTH-07 the token is renewed by itself after 0.9 of its life, again and again', async () => {
    const { calls } = fakeAuth()
    plantCookie('ralph-auth-refresh', 'refresh-1')
    await restoreSession(openTab().shop)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(809_000)
    expect(calls).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(2000)
    expect(calls).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(811_000)
    expect(calls).toHaveLength(3)
    expect(document.cookie).toContain('ralph-auth-refresh=refresh-3')
  })

  it('R-TAB-01 R-AUTH-07 of two tabs one renews, the other takes its token', async () => {
    const { calls } = fakeAuth()
    plantCookie('apollo-token', makeToken(EMAIL))
    plantCookie('ralph-auth-refresh', 'refresh-1')
    const tabs = [openTab(), openTab()]
    await Promise.all(tabs.map(({ shop }) => restoreSession(shop)))
    await vi.advanceTimersByTimeAsync(811_000)
    expect(calls).toHaveLength(1)
    for (const { user } of tabs) expect(user()).toMatchObject({ email: EMAIL })
  })

  it('R-AUTH-10 when the service cannot be reached the visitor is a guest without a message, and known again later', async () => {
    const complaints = vi.spyOn(console, 'error')
    const { state } = fakeAuth()
    state.isDown = true
    plantCookie('ralph-auth-refresh', 'refresh-1')
    const { shop, user, posted } = openTab()
    expect(await restoreSession(shop)).toBeNull()
    expect(complaints).not.toHaveBeenCalled()
    expect(shop.store.getState().layers.notification.message).toBe('')
    expect(posted).not.toHaveBeenCalled()
    state.isDown = false
    await restoreSession(shop)
    expect(user()).toMatchObject({ email: EMAIL })
  })

  it('R-AUTH-11 T33 a refresh token that the service refuses signs out all tabs, once', async () => {
    fakeAuth()
    plantCookie('ralph-auth-refresh', 'stolen')
    const { shop, posted, user } = openTab()
    shop.store.getState().setUser({ id: '7', email: EMAIL })
    await Promise.all([renew(shop), renew(shop)])
    await renew(shop)
    expect(user()).toBeNull()
    expect(document.cookie).not.toMatch(/ralph-auth|apollo-token/)
    expect(posted.mock.calls).toEqual([[{ type: 'auth', market: 'se', data: null }]])
  })
})

describe('R-TAB-02', () => {
  it('a tab that waits for a leading tab goes on by itself after 3000 ms', async () => {
    const frozen = asLeader('lock', () => new Promise(() => {}))
    const task = vi.fn(async () => 'done')
    const follower = asLeader('lock', task)
    await vi.advanceTimersByTimeAsync(LEADER_FALLBACK - 1)
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await follower).toBe('done')
    expect(task).toHaveBeenCalledTimes(1)
    void frozen
  })
})
