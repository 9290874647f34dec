// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VAT_SCRIPT } from '@/lib/browser/vat-script.mjs'
import { startShop } from '@/lib/flows/start-shop'
import { changeCustomerType } from '@/lib/store/change-customer-type'
import { restoreState } from '@/lib/store/persist-state'
import { rememberMarket } from '@/lib/store/remember-market'
import { watchBrowser } from '@/lib/store/watch-browser'
import { dropCookies, makeShop, plantCookie } from '@/tests/support/shop-fixtures'

const YEAR = 31_536_000_000
const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find((entry) => entry.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** What was written to document.cookie, attributes included. */
let written: string[] = []

beforeEach(() => {
  written = []
  const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text)
    real?.set?.call(document, text)
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  dropCookies()
  document.documentElement.removeAttribute('data-vat')
})
const lifeOf = (name: string): number => {
  const text = written.find((entry) => entry.startsWith(`${name}=`)) ?? ''
  return Date.parse(/expires=([^;]+)/.exec(text)?.[1] ?? '') - Date.now()
}

describe('customer type', () => {
  it('R-PRICE-01 a business customer sees prices without VAT, a person with', () => {
    const { shop } = makeShop()
    changeCustomerType(shop, 'ORGANIZATION')
    expect(document.documentElement.dataset.vat).toBe('ex')
    changeCustomerType(shop, 'PERSON')
    expect(document.documentElement.dataset.vat).toBe('inc')
  })

  it("R-PRICE-02 a change takes vatIncluded from the type's flag and emits customer-type:change", () => {
    const { shop, state } = makeShop()
    changeCustomerType(shop, 'ORGANIZATION')
    expect(state().root).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: false })
    expect(state().events).toEqual([
      { type: 'customer-type:change', data: { type: 'ORGANIZATION' }, timestamp: expect.any(Number) },
    ])
  })

  it('R-PRICE-02 choosing the current type stores it, but does not count as a change', () => {
    const { shop, state, post } = makeShop()
    changeCustomerType(shop, 'PERSON')
    expect(cookie('ralph-user-type')).toBe('PERSON')
    expect(state().events).toEqual([])
    expect(post).not.toHaveBeenCalled()
  })

  it('R-PRICE-03 the cookie ralph-user-type keeps the type for a year', () => {
    changeCustomerType(makeShop().shop, 'ORGANIZATION')
    expect(cookie('ralph-user-type')).toBe('ORGANIZATION')
    expect(Math.abs(lifeOf('ralph-user-type') - YEAR)).toBeLessThan(5000)
  })

  it.each([
    ['https:', true],
    ['http:', false],
  ])('T4 on %s the cookie travels with our own pages only; secure: %s', (protocol, isSecure) => {
    vi.stubGlobal('location', { protocol })
    changeCustomerType(makeShop().shop, 'ORGANIZATION')
    const attributes = written.find((entry) => entry.startsWith('ralph-user-type='))?.split('; ') ?? []
    expect(attributes).toEqual(expect.arrayContaining(['sameSite=Lax', 'path=/']))
    expect(attributes.includes('secure')).toBe(isSecure)
  })

  it('R-PRICE-03 the script before first paint reads the cookie', () => {
    const run = () => new Function(VAT_SCRIPT)()
    run()
    expect(document.documentElement.dataset.vat).toBe('inc')
    plantCookie('ralph-user-type', 'ORGANIZATION')
    run()
    expect(document.documentElement.dataset.vat).toBe('ex')
  })

  it('R-PRICE-01 a broken cookie means a private person', () => {
    plantCookie('ralph-user-type', '%E0%A4')
    new Function(VAT_SCRIPT)()
    expect(document.documentElement.dataset.vat).toBe('inc')
  })
})

describe('persisted state', () => {
  const kept = (state: object) => plantCookie('ralph-persisted-states', encodeURIComponent(JSON.stringify(state)))

  it('R-STATE-03 T5 T22 a running shop stores the persisted part as one encoded JSON value for a year', async () => {
    const { shop } = makeShop()
    const stop = startShop(shop)
    await vi.waitFor(() => {
      changeCustomerType(shop, 'PERSON')
      changeCustomerType(shop, 'ORGANIZATION')
      expect(cookie('ralph-persisted-states')).toBeDefined()
    })
    stop()
    const value = cookie('ralph-persisted-states') ?? ''
    expect(JSON.parse(decodeURIComponent(value))).toEqual({ customerType: 'ORGANIZATION', vatIncluded: false })
    expect(value).not.toMatch(/[;,\s"]/)
    expect(Math.abs(lifeOf('ralph-persisted-states') - YEAR)).toBeLessThan(5000)
  })

  // a running shop whose shopper changes the customer type once the stored state has been read
  async function storedAfterChange(): Promise<unknown> {
    const { shop } = makeShop()
    const stop = startShop(shop)
    await vi.waitFor(() => {
      changeCustomerType(shop, 'PERSON')
      changeCustomerType(shop, 'ORGANIZATION')
      expect(cookie('ralph-persisted-states')).toContain('ORGANIZATION')
    })
    stop()
    return JSON.parse(decodeURIComponent(cookie('ralph-persisted-states') ?? ''))
  }

  it('R-STATE-03 T5 fields of another version of the shop are kept when the state is stored again', async () => {
    const foreign = { engage: { isMember: true, sizes: ['38', 'M'] }, listView: 'småbilder; å', n: null }
    kept({ ...foreign, customerType: 'PERSON', vatIncluded: true })
    expect(await storedAfterChange()).toEqual({ ...foreign, customerType: 'ORGANIZATION', vatIncluded: false })
  })

  it('R-STATE-03 T5 a known field with a value of another version does not cost the other fields', async () => {
    kept({ customerType: 'STUDENT', engage: { isMember: true } })
    expect(await storedAfterChange()).toEqual({
      engage: { isMember: true },
      customerType: 'ORGANIZATION',
      vatIncluded: false,
    })
  })

  it.each(['{', 'null', '7', encodeURIComponent('["a"]'), encodeURIComponent('"text"')])(
    'T5 content that is no JSON object is replaced: %s',
    async (content) => {
      plantCookie('ralph-persisted-states', content)
      expect(await storedAfterChange()).toEqual({ customerType: 'ORGANIZATION', vatIncluded: false })
    },
  )

  it('R-STATE-03 the next visit starts with it', async () => {
    kept({ customerType: 'ORGANIZATION', vatIncluded: false })
    const { shop, state } = makeShop()
    const stop = startShop(shop)
    await vi.waitFor(() => expect(state().root).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: false }))
    expect(document.documentElement.dataset.vat).toBe('ex')
    expect(cookie('ralph-user-type'), 'for the first paint of the next page').toBe('ORGANIZATION')
    stop()
  })

  it('R-PRICE-01 R-PRICE-03 a new page begins with the type of the cookie', () => {
    plantCookie('ralph-user-type', 'ORGANIZATION')
    const { shop, state } = makeShop()
    const stop = startShop(shop)
    expect(state().root).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: false })
    stop()
  })

  it('R-PRICE-03 a page restored from the back/forward cache adopts the type chosen on another page', () => {
    const { shop, state } = makeShop()
    const stop = startShop(shop)
    plantCookie('ralph-user-type', 'ORGANIZATION')
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    expect(state().root).toMatchObject({ customerType: 'ORGANIZATION', vatIncluded: false })
    expect(document.documentElement.dataset.vat).toBe('ex')
    stop()
  })

  it('R-PRICE-03 the cookie of the customer type has precedence', async () => {
    kept({ customerType: 'ORGANIZATION' })
    plantCookie('ralph-user-type', 'PERSON')
    const { shop, state } = makeShop()
    await restoreState(shop)
    expect(state().root.customerType).toBe('PERSON')
  })

  it.each(['{', 'null', '%7B%22customerType%22%3A7%7D', encodeURIComponent('{"customerType":"KING"}')])(
    'T5 unreadable content is dropped: %s',
    async (content) => {
      plantCookie('ralph-persisted-states', content)
      const { shop, state } = makeShop()
      await restoreState(shop)
      expect(state().root.customerType).toBe('PERSON')
    },
  )
})

describe('browser', () => {
  it('R-PAGE-16 online and offline follow the browser', () => {
    const { shop, state } = makeShop()
    const stop = watchBrowser(shop)
    expect(state().network.isOnline).toBe(true)
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    window.dispatchEvent(new Event('offline'))
    expect(state().network.isOnline).toBe(false)
    online.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(state().network.isOnline).toBe(true)
    stop()
  })
})

describe('market', () => {
  const target = { market: 'dk', lang: 'da', currency: { code: 'DKK', symbol: 'kr.' } } as const

  it('R-MARKET-08 sets current and checkout market and recalculates the currency', () => {
    const { shop, state } = makeShop({}, { site: { market: 'se', lang: 'sv', mode: 'path' } })
    rememberMarket(shop, target)
    expect(state().channel).toMatchObject({ currentMarket: 'dk', checkoutMarket: 'dk', currentCurrency: 'DKK' })
  })

  it('R-MARKET-09 stores ralph-selected-market and sends the market to other tabs', () => {
    const { shop, post } = makeShop({}, { site: { market: 'se', lang: 'sv', mode: 'path' } })
    rememberMarket(shop, target)
    expect(cookie('ralph-selected-market')).toBe('dk')
    expect(post).toHaveBeenCalledWith({ type: 'market', market: 'dk', data: { alias: 'dk', currency: 'DKK' } })
  })

  it('T18 for a market on another domain only its link is followed', () => {
    const { shop, state, post } = makeShop()
    rememberMarket(shop, target)
    expect(state().channel.currentMarket).toBe('se')
    expect(cookie('ralph-selected-market')).toBeUndefined()
    expect(post).not.toHaveBeenCalled()
  })

  it('R-MARKET-11 a market without currency is refused', () => {
    expect(() => rememberMarket(makeShop().shop, { ...target, currency: null })).toThrow(
      'Currency not found for this market',
    )
  })
})
