// @vitest-environment jsdom
import cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type ConsentChoice, NOTHING_ALLOWED } from '@/lib/consent/consent-record'
import { saveConsent } from '@/lib/consent/save-consent'
import { startShop } from '@/lib/flows/start-shop'
import { readVisited, rememberVisited } from '@/lib/product/visited-products'
import { readSearchKeys } from '@/lib/search/search-session'
import { consentCookies } from '@/tests/support/consent-cookies'
import { CONFIG, makeShop } from '@/tests/support/shop-fixtures'

const KEY = 'voyado.session'
const stops: (() => void)[] = []

function start() {
  const made = makeShop()
  stops.push(startShop(made.shop))
  return made
}
const store = (choice: ConsentChoice) => cookies.set('kajo-consent', consentCookies(choice)[0]?.value ?? '')

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', async () => ({ ok: true, status: 204 }))
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  for (const name of Object.keys(cookies.get())) cookies.remove(name)
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('what preferences allow', () => {
  it('products viewed in this visit are kept for the next one', () => {
    const { shop } = start()
    rememberVisited(CONFIG.site, { href: '/p/a', name: 'Kappa', picture: 'http://images.test/a.webp' })
    expect({ ...localStorage }).toEqual({})
    saveConsent(shop, { ...NOTHING_ALLOWED, preferences: true })
    sessionStorage.clear()
    expect(readVisited(CONFIG.site).map(({ name }) => name)).toEqual(['Kappa'])
  })

  it('R-SEARCH-06 the keys of the search survive a restart, under voyado.session', () => {
    store({ ...NOTHING_ALLOWED, preferences: true })
    const keys = readSearchKeys(start().shop)
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(keys)
    expect(start().state().searchSession).toMatchObject(keys)
  })

  it('R-SEARCH-06 a search before the start of the shop has the keys of the earlier visit', () => {
    store({ ...NOTHING_ALLOWED, preferences: true })
    const keys = readSearchKeys(makeShop().shop)
    expect(readSearchKeys(makeShop().shop)).toEqual(keys)
    expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(keys)
  })

  it('T32 after a withdrawal in another tab no tab knows the kept keys, nor does a later yes', async () => {
    store({ ...NOTHING_ALLOWED, preferences: true })
    const { shop } = start()
    const other = start()
    const { customerKey } = readSearchKeys(shop)
    expect(readSearchKeys(other.shop)).toMatchObject({ customerKey })
    saveConsent(shop, NOTHING_ALLOWED)
    await vi.waitFor(() => expect(other.state().searchSession.customerKey).toBe(''))
    saveConsent(other.shop, { ...NOTHING_ALLOWED, preferences: true })
    expect([readSearchKeys(other.shop).customerKey, localStorage.getItem(KEY)].join()).not.toContain(customerKey)
  })

  it.each(['{', '[]', '{"customerKey":"x","sessionKey":"y"}'])('R-SEARCH-06 T32 %s is no session', (text) => {
    store({ ...NOTHING_ALLOWED, preferences: true })
    localStorage.setItem(KEY, text)
    expect(start().state().searchSession).toMatchObject({ customerKey: '', sessionKey: '' })
  })

  it('R-SEARCH-06 T32 without them the keys stay in memory, and a session of this tab goes on after a no', () => {
    const { shop, state } = start()
    const keys = readSearchKeys(shop)
    saveConsent(shop, NOTHING_ALLOWED)
    expect([localStorage.getItem(KEY), state().searchSession]).toMatchObject([null, keys])
  })
})
