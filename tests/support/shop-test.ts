import { type ConsoleMessage, expect } from '@playwright/test'
import { type Lang, LOCALES, MARKETS, type MarketAlias } from '@/lib/market/market-table'
import da from '@/messages/da.json'
import fi from '@/messages/fi.json'
import nb from '@/messages/nb.json'
import sv from '@/messages/sv.json'
import { test as base } from './private-shop'

export const SHOP_PORT = Number(process.env.E2E_PORT ?? 3100)
export const BACKEND_PORT = Number(process.env.E2E_MOCK_PORT ?? 4100)

/** The shop's messages, from which tests take their texts. */
export const TEXTS = { fi, sv, nb, da } satisfies Record<Lang, unknown>

export type Storefront = { market: MarketAlias; lang: Lang; origin: string; iso: string; currency: string }

/** The four storefronts on the development domains of a port. */
export const storefrontsAt = (port: number): Storefront[] =>
  (['fi', 'se', 'no', 'dk'] as const).map((market) => {
    const lang = MARKETS[market].languages[0] ?? 'fi'
    return {
      market,
      lang,
      origin: `http://${market}.localhost:${port}`,
      iso: LOCALES[lang].iso,
      currency: MARKETS[market].currency.code,
    }
  })

export const STOREFRONTS: Storefront[] = storefrontsAt(SHOP_PORT)

/** The storefront of a market. */
export function storefrontOf(market: MarketAlias, shops: readonly Storefront[] = STOREFRONTS): Storefront {
  const found = shops.find((candidate) => candidate.market === market)
  if (!found) throw new Error(`There is no storefront ${market}`)
  return found
}

const NAMES_A_FAULT = /hydrat|did not match|Content Security Policy|Refused to/i

/** Text of a console message that reports an error, even if it is logged as a warning; null for others. */
function complaintOf(message: ConsoleMessage): string | null {
  const text = message.text()
  if (message.type() !== 'error' && !NAMES_A_FAULT.test(text)) return null
  const { url } = message.location()
  return url ? `${text} (${url})` : text
}

const isOnThisMachine = (address: string): boolean => {
  const { hostname, protocol } = new URL(address)
  if (!/^(https?|wss?):$/.test(protocol)) return true
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
}

const BLANK = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="5"/>'

type Fixtures = {
  /** `blank` answers every picture with an empty SVG, for tests that do not need rendered pictures. */
  pictures: 'drawn' | 'blank'
  /**
   * Patterns of complaints that a test provokes, such as the browser's message for an order that failed. Combine two
   * patterns into one: Playwright reads an array of two as a value with its options.
   */
  expectedComplaints: RegExp[]
  complaints: string[]
}

/**
 * A test that fails when a page logs an error, hydrates with a mismatch, violates its content security policy, crashes
 * or requests another machine.
 */
export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],
  pictures: ['drawn', { option: true }],
  context: async ({ context, pictures }, use) => {
    if (pictures === 'blank') {
      await context.route(/\/cdn-cgi\/image\//, (route) => route.fulfill({ contentType: 'image/svg+xml', body: BLANK }))
    }
    await use(context)
  },
  page: async ({ page }, use) => {
    // The headless shell sends mouse events for the position 0,0 when a tab renders its first frame. In the shop they
    // would count as the first interaction, which hydrates the page. So let an empty page render the first frame.
    await page.setContent('<p>')
    await use(page)
  },
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = []
      context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack ?? error.error().message}`))
      context.on('console', (message) => {
        const complaint = complaintOf(message)
        if (complaint) complaints.push(complaint)
      })
      context.on('page', (page) => page.on('crash', () => complaints.push(`crashed: ${page.url()}`)))
      context.on('request', (request) => {
        if (!isOnThisMachine(request.url())) complaints.push(`left the machine: ${request.url()}`)
      })
      await use(complaints)
      expect(
        complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text))),
        'what the pages complained of',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
