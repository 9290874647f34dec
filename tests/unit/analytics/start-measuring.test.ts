// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resolveFirstInteraction } from '@/lib/browser/first-interaction'
import { CONSENT_VERSION, type ConsentChoice, NOTHING_ALLOWED } from '@/lib/consent/consent-record'
import { formatConsent } from '@/lib/consent/format-consent'
import { saveConsent } from '@/lib/consent/save-consent'
import { startShop } from '@/lib/flows/start-shop'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import { ALL_ALLOWED } from '@/tests/support/consent-cookies'
import { dataLayer, knownPushes, pushedNames, removeDataLayer, sellProducts } from '@/tests/support/data-layer'
import { fakeSeen } from '@/tests/support/fake-seen'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { EMAIL_HASH, PURCHASE_EVENT } from '@/tests/support/purchase'
import { makeCart, makeShop, plantCookie } from '@/tests/support/shop-fixtures'

const load = vi.hoisted(() => ({ count: 0 }))
vi.mock('@/lib/analytics/start-analytics', async (original) => {
  load.count += 1
  return original()
})

freshBrowser()
beforeEach(() => {
  vi.resetModules()
  load.count = 0
  fakeSeen()
  sellProducts()
  resolveFirstInteraction()
})

let stop = () => {}
afterEach(() => {
  stop()
  removeDataLayer()
  for (const script of document.querySelectorAll('script')) script.remove()
})

const STATISTICS: ConsentChoice = { ...NOTHING_ALLOWED, statistics: true }

const plantConsent = (choice: ConsentChoice) =>
  plantCookie(
    'kajo-consent',
    formatConsent({ version: CONSENT_VERSION, at: Math.floor(Date.now() / 1000), choice, id: null }),
  )

/** A shop that has shown its page and then logged the shopper out. */
function open(container?: string): Shop {
  const { shop } = makeShop({}, container ? { container } : {})
  emit(shop, 'route:change', { path: '/' })
  stop = startShop(shop)
  emit(shop, 'user:logout', null)
  return shop
}

const CART = makeCart('c', [{ skuId: 7, quantity: 2, unit: 400 }])

const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('measuring with consent', () => {
  it.each([
    ['before a choice', null],
    ['after a no', NOTHING_ALLOWED],
    ['with preferences alone', { ...NOTHING_ALLOWED, preferences: true }],
  ])('R-ANALYTICS-01 %s nothing is loaded and there is no data layer', async (_when, choice) => {
    if (choice) plantConsent(choice)
    open()
    await settle()
    expect(load.count).toBe(0)
    expect(dataLayer()).toBeUndefined()
  })

  it.each([STATISTICS, { ...NOTHING_ALLOWED, marketing: true }, ALL_ALLOWED])(
    'R-ANALYTICS-01 with a stored yes everything since the document was opened is pushed: %o',
    async (choice) => {
      plantConsent(choice)
      open()
      await vi.waitFor(() => expect(pushedNames()).toEqual(expect.arrayContaining(['page_data', 'logout'])))
    },
  )

  it('R-ANALYTICS-01 consent starts reporting, its withdrawal ends it, consent again reports only later events', async () => {
    const shop = open()
    await settle()
    saveConsent(shop, ALL_ALLOWED)
    await vi.waitFor(() => expect(pushedNames()).toContain('page_data'))
    saveConsent(shop, NOTHING_ALLOWED)
    const { length } = knownPushes()
    emit(shop, 'user:login', null)
    await settle()
    expect(knownPushes()).toHaveLength(length)
    saveConsent(shop, STATISTICS)
    await settle()
    await vi.waitFor(() => {
      emit(shop, 'newsletter:subscribe', null)
      expect(pushedNames()).toContain('generate_lead')
    })
    expect(pushedNames()).not.toContain('login')
    expect(pushedNames().filter((name) => name === 'page_data')).toHaveLength(1)
  })

  it('R-ANALYTICS-01 consent withdrawn while the code loads starts nothing', async () => {
    const shop = open()
    saveConsent(shop, ALL_ALLOWED)
    saveConsent(shop, NOTHING_ALLOWED)
    await settle()
    await settle()
    expect(dataLayer()).toBeUndefined()
  })

  it('R-ANALYTICS-01 with a container, the consent commands are the first entries of the data layer', async () => {
    plantConsent(ALL_ALLOWED)
    open('http://localhost:4000/gtm.js?id=GTM-TEST')
    await vi.waitFor(() => expect(pushedNames().length).toBeGreaterThan(0))
    const [first] = (dataLayer() ?? []) as ArrayLike<unknown>[]
    expect(Array.from(first ?? []).slice(0, 2)).toEqual(['consent', 'default'])
  })

  it('R-ANALYTICS-01 with a container, the page in another language says the same choice no second time', async () => {
    plantConsent(ALL_ALLOWED)
    const address = 'http://localhost:4000/gtm.js?id=GTM-TEST'
    open(address)
    const loaded = () => document.querySelector<HTMLScriptElement>(`script[src="${address}"]`)
    await vi.waitFor(() => expect(loaded()).not.toBeNull())
    stop()
    open(address)
    await settle()
    const commands = (dataLayer() ?? []).flatMap((entry) => (0 in Object(entry) ? [Object(entry)[1]] : []))
    expect(commands.filter((kind) => kind === 'update')).toHaveLength(1)
  })

  it('T33 the container gets no nonce, which it would pass on to scripts of others', async () => {
    plantConsent(ALL_ALLOWED)
    const own = Object.assign(document.createElement('script'), { nonce: 'random' })
    document.head.append(own)
    open('http://localhost:4000/gtm.js?id=GTM-TEST')
    const container = () => document.querySelector<HTMLScriptElement>('script[src*="gtm.js"]')
    await vi.waitFor(() => expect(container()).not.toBeNull())
    expect(container()?.nonce ?? '').toBe('')
  })

  it.each([
    ['statistics alone push no hash of the buyer', STATISTICS, undefined],
    ['marketing pushes the hashes of the buyer', { ...NOTHING_ALLOWED, marketing: true }, EMAIL_HASH],
  ])('R-ANALYTICS-05 %s', async (_what, choice, expected) => {
    plantConsent(choice)
    emit(open(), 'checkout:purchase', { ...PURCHASE_EVENT, lines: CART.lines })
    await vi.waitFor(() => expect(pushedNames()).toContain('purchase'))
    const purchase = knownPushes().find(({ event }) => event === 'purchase')
    expect(purchase).toHaveProperty('ecommerce.transaction_id', '1001')
    expect(Object(purchase).ecommerce.user_id).toBe(expected)
  })
})
