// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { resolveFirstInteraction } from '@/lib/browser/first-interaction'
import { ALL_ALLOWED, type ConsentChoice, formatConsent, NOTHING_ALLOWED } from '@/lib/consent/consent-record'
import { saveConsent } from '@/lib/consent/save-consent'
import { startShop } from '@/lib/flows/start-shop'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import { dataLayer, knownPushes, pushedNames, removeDataLayer, sellProducts } from '@/tests/support/data-layer'
import { fakeSeen } from '@/tests/support/fake-seen'
import { freshBrowser } from '@/tests/support/fresh-browser'
import { makeShop, plantCookie } from '@/tests/support/shop-fixtures'

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
  plantCookie('kajo-consent', formatConsent({ version: 1, at: Math.floor(Date.now() / 1000), choice, id: null }))

/** A shop that has shown its page and then logged the shopper out. */
function open(container?: string): Shop {
  const { shop } = makeShop({}, container ? { container } : {})
  emit(shop, 'route:change', { path: '/' })
  stop = startShop(shop)
  emit(shop, 'user:logout', null)
  return shop
}

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
})
