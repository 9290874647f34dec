// @vitest-environment jsdom
import cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { may, watchConsent } from '@/lib/consent/consent'
import { CONSENT_VERSION, type ConsentChoice, NOTHING_ALLOWED, parseConsent } from '@/lib/consent/consent-record'
import { saveConsent } from '@/lib/consent/save-consent'
import { receiveMessage } from '@/lib/flows/receive-message'
import { startShop } from '@/lib/flows/start-shop'
import { rememberVisited } from '@/lib/product/visited-products'
import { SECRET_PARAMETERS } from '@/lib/routing/secret-parameters'
import { takeSecret } from '@/lib/routing/take-secret'
import { readSearchKeys } from '@/lib/search/search-session'
import { emit } from '@/lib/store/shop-events'
import { ALL_ALLOWED, consentCookies } from '@/tests/support/consent-cookies'
import { CONFIG, makeShop } from '@/tests/support/shop-fixtures'

const CONTAINER = 'https://tag.test/gtm.js?id=GTM-KAJO1'
const KEY = 'voyado.session'
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<{ ok: boolean; status: number }>>(async () => ({
  ok: true,
  status: 204,
}))
const stops: (() => void)[] = []

function start(config: Parameters<typeof makeShop>[1] = { container: CONTAINER }) {
  const made = makeShop({}, config)
  stops.push(startShop(made.shop))
  return made
}
const stored = () => parseConsent(cookies.get('kajo-consent'))
const store = (choice: ConsentChoice) => cookies.set('kajo-consent', consentCookies(choice)[0]?.value ?? '')
const script = () => document.querySelector<HTMLScriptElement>(`script[src="${CONTAINER}"]`)
/** The commands of `gtag` in the data layer, as arrays. */
const commands = () =>
  (window.dataLayer ?? []).flatMap((entry) =>
    'length' in Object(entry) ? [Array.from(entry as ArrayLike<unknown>)] : [],
  )
/** Calls `listener` with each thing that jsdom cannot do. */
function onJsdomError(listener: () => void): void {
  const { virtualConsole } = Reflect.get(globalThis, 'jsdom') as { virtualConsole: NodeJS.EventEmitter }
  virtualConsole.on('jsdomError', listener)
  stops.push(() => virtualConsole.off('jsdomError', listener))
}
const proofs = () =>
  fetched.mock.calls.filter(([address]) => address === '/api/consent').map(([, init]) => JSON.parse(String(init.body)))

beforeEach(() => {
  vi.resetModules()
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  for (const name of Object.keys(cookies.get())) cookies.remove(name)
  localStorage.clear()
  sessionStorage.clear()
  delete window.dataLayer
  script()?.remove()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  window.history.replaceState(null, '', '/')
})

describe('before a choice', () => {
  it('T32 nothing is allowed, stored or loaded, and the shopper is asked', () => {
    const { state } = start()
    expect([may('preferences'), may('statistics'), may('marketing')]).toEqual([false, false, false])
    expect(state().consent).toEqual({ choice: null, isAsked: true })
    expect([window.dataLayer, script(), document.cookie]).toEqual([undefined, null, ''])
  })

  it('what an earlier visit has kept is removed, because its consent has ended', () => {
    cookies.set('_ga', 'GA1.1.7')
    cookies.set('_gcl_au', '1.1')
    cookies.set('ralph-cart', 'c1')
    localStorage.setItem(KEY, '{}')
    localStorage.setItem('kajo-visited-se-sv', '[]')
    start()
    expect([Object.keys(cookies.get()), { ...localStorage }]).toEqual([['ralph-cart'], {}])
  })

  it('a browser that asks not to be tracked is not asked: it has said no', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    const { state } = start()
    expect([state().consent.isAsked, may('marketing')]).toEqual([false, false])
  })

  it('a signal that is newer than a yes wins; a yes that was given with it on stays', async () => {
    store(ALL_ALLOWED)
    cookies.set('_ga', 'GA1.1.7')
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    const { shop, state } = start()
    expect(state().consent).toEqual({ choice: null, isAsked: false })
    expect([may('preferences'), may('statistics'), cookies.get('_ga'), script()]).toEqual([
      false,
      false,
      undefined,
      null,
    ])
    saveConsent(shop, ALL_ALLOWED)
    await vi.waitFor(() => expect(script()).not.toBeNull())
    expect([may('statistics'), start({}).state().consent.choice]).toEqual([true, ALL_ALLOWED])
  })
})

describe('a choice', () => {
  it('a no is kept for 12 months without an id, and nothing is sent', () => {
    const write = vi.spyOn(document, 'cookie', 'set')
    const { shop, state, post } = start()
    saveConsent(shop, NOTHING_ALLOWED)
    expect(stored()).toMatchObject({ choice: NOTHING_ALLOWED, id: null })
    const expires = /expires=([^;]+)/.exec(write.mock.calls.at(-1)?.[0] ?? '')?.[1] ?? ''
    expect((Date.parse(expires) - Date.now()) / 86_400_000).toBeCloseTo(365, 0)
    expect([state().consent.isAsked, proofs(), window.dataLayer]).toEqual([false, [], undefined])
    expect(post).toHaveBeenCalledWith({ type: 'consent', data: NOTHING_ALLOWED })
  })

  it('R-ANALYTICS-01 a yes is proven under a random id; the container comes after the default and one update', async () => {
    const { shop } = start()
    saveConsent(shop, { ...NOTHING_ALLOWED, statistics: true })
    await vi.waitFor(() => expect(script()).not.toBeNull())
    const [first, , , update, ...rest] = commands()
    expect(first?.slice(0, 2)).toEqual(['consent', 'default'])
    expect(Object.entries(first?.[2] ?? {}).filter(([, state]) => state === 'granted')).toEqual([
      ['security_storage', 'granted'],
    ])
    expect(update).toEqual(['consent', 'update', expect.objectContaining({ analytics_storage: 'granted' })])
    expect(update?.[2]).toMatchObject({ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' })
    expect(rest, 'one update a choice').toEqual([])
    expect(window.dataLayer?.at(-1)).toMatchObject({ event: 'gtm.js' })
    expect(proofs()).toEqual([{ id: stored()?.id, version: CONSENT_VERSION, ...NOTHING_ALLOWED, statistics: true }])
    saveConsent(shop, ALL_ALLOWED)
    await vi.waitFor(() => expect(commands().at(-1)?.[2]).toMatchObject({ ad_storage: 'granted' }))
    expect(document.querySelectorAll(`script[src="${CONTAINER}"]`)).toHaveLength(1)
  })

  it.each(SECRET_PARAMETERS)('T33 the container sees no address with %s, and the page still gets it', async (name) => {
    store(ALL_ALLOWED)
    window.history.replaceState(null, '', `/account?${name}=s3cret&page=2#top`)
    const seen: string[] = []
    vi.spyOn(document.head, 'append').mockImplementation(() => void seen.push(window.location.href))
    start()
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    expect(seen[0]).toMatch(/\/account\?page=2#top$/)
    expect(JSON.stringify(window.dataLayer)).not.toContain('s3cret')
    expect(takeSecret(name)).toBe('s3cret')
  })

  it.each([
    ['at once', '/p/kappa', 1],
    ['when she leaves the checkout', '/kassan', 0],
  ])('R-ANALYTICS-01 a withdrawal in one tab ends the container of another %s', async (_, pathname, atOnce) => {
    store(ALL_ALLOWED)
    window.history.replaceState(null, '', pathname)
    const reload = vi.fn()
    // jsdom does not reload, but says so
    onJsdomError(reload)
    const { shop, state } = start()
    await vi.waitFor(() => expect(script()).not.toBeNull())
    receiveMessage(shop, { type: 'consent', data: NOTHING_ALLOWED })
    expect(state().consent.choice).toEqual(NOTHING_ALLOWED)
    if (atOnce) return vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    await vi.waitFor(() => expect(commands().at(-1)?.[2]).toMatchObject({ analytics_storage: 'denied' }))
    expect(reload).not.toHaveBeenCalled()
    emit(shop, 'route:change', { path: '/kassan/bekraftelse' })
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('a shop without a container loads none', async () => {
    const { shop, state } = start({})
    saveConsent(shop, ALL_ALLOWED)
    expect(state().consent.choice).toEqual(ALL_ALLOWED)
    expect([window.dataLayer, document.querySelector('script[src*="gtm"]')]).toEqual([undefined, null])
  })

  it('withdrawing removes what was stored, and proves it under the same id', async () => {
    const { shop } = start({})
    saveConsent(shop, ALL_ALLOWED)
    const id = stored()?.id
    rememberVisited(CONFIG.site, { href: '/p/a', name: 'Kappa', picture: 'http://images.test/a.webp' })
    readSearchKeys(shop)
    cookies.set('_ga_ABC', 'GS1')
    const remove = vi.fn(async () => true)
    vi.stubGlobal('caches', { delete: remove })
    expect(Object.keys(localStorage).sort()).toEqual(['kajo-visited-se-sv', KEY])
    saveConsent(shop, NOTHING_ALLOWED)
    expect([{ ...localStorage }, cookies.get('_ga_ABC')]).toEqual([{}, undefined])
    expect(remove, 'pictures of viewed products').toHaveBeenCalledExactlyOnceWith('kajo-visited')
    expect(proofs().at(-1)).toEqual({ id, version: CONSENT_VERSION, ...NOTHING_ALLOWED })
    await vi.waitFor(() => expect([stored()?.id, stored()?.isUnproven]).toEqual([null, undefined]))
  })

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['busy', async () => ({ ok: false, status: 429 })],
  ])(
    'a proof that the server does not get (%s) is sent by the next start, with the end of the yes',
    async (_, answer) => {
      const { shop } = start({})
      fetched.mockImplementationOnce(answer)
      saveConsent(shop, ALL_ALLOWED)
      const id = stored()?.id
      await vi.waitFor(() => expect(proofs()).toHaveLength(1))
      expect([stored()?.isUnproven, may('statistics')]).toEqual([true, true])
      start({})
      await vi.waitFor(() => expect(stored()?.isUnproven).toBeUndefined())
      fetched.mockImplementationOnce(answer)
      saveConsent(shop, NOTHING_ALLOWED)
      await vi.waitFor(() => expect(proofs()).toHaveLength(3))
      expect([stored()?.id, may('statistics')]).toEqual([id, false])
      start({})
      await vi.waitFor(() => expect(stored()).toMatchObject({ choice: NOTHING_ALLOWED, id: null }))
      expect(proofs().slice(1)).toEqual([
        { id, version: CONSENT_VERSION, ...ALL_ALLOWED },
        ...Array(2).fill({ id, version: CONSENT_VERSION, ...NOTHING_ALLOWED }),
      ])
      start({})
      expect(proofs()).toHaveLength(4)
    },
  )

  it('other tabs follow, and what listens hears the choice once', async () => {
    const { shop } = start({})
    const other = start({})
    const heard = vi.fn()
    stops.push(watchConsent(other.shop, heard))
    saveConsent(shop, { ...NOTHING_ALLOWED, preferences: true })
    await vi.waitFor(() => expect(other.state().consent.choice).toMatchObject({ preferences: true }))
    expect(other.state().consent.isAsked).toBe(false)
    expect(heard).toHaveBeenCalledTimes(1)
    saveConsent(shop, { ...NOTHING_ALLOWED, preferences: true })
    await vi.waitFor(() => expect(other.post).not.toHaveBeenCalled())
    expect(heard).toHaveBeenCalledTimes(1)
  })
})
