import { test as base, expect, type Page } from '@playwright/test'
import { type Lang, LOCALES, MARKETS, type MarketAlias } from '@/lib/market/market-table'
import da from '@/messages/da.json'
import fi from '@/messages/fi.json'
import nb from '@/messages/nb.json'
import sv from '@/messages/sv.json'

const port = process.env.E2E_PORT ?? '3100'

/** What the tests say and look for comes from the same catalogues the shop speaks. */
export const TEXTS = { fi, sv, nb, da } satisfies Record<Lang, unknown>

export type Storefront = { market: MarketAlias; lang: Lang; origin: string; iso: string; currency: string }

/** The four storefronts on their development domains. */
export const STOREFRONTS: Storefront[] = (['fi', 'se', 'no', 'dk'] as const).map((market) => {
  const lang = MARKETS[market].languages[0] ?? 'fi'
  return {
    market,
    lang,
    origin: `http://${market}.localhost:${port}`,
    iso: LOCALES[lang].iso,
    currency: MARKETS[market].currency.code,
  }
})

/** Complaints a page made while a test drove it: console errors, hydration warnings, policy violations, crashes. */
function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`pageerror: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' || /hydrat|Content Security Policy|Refused to/i.test(text)) complaints.push(text)
  })
}

type Fixtures = {
  /** Patterns of console errors a test expects, such as the browser's own line for a 404 document. */
  expectedComplaints: RegExp[]
  complaints: string[]
}

/** A test that fails when a page complains in the console, breaks its policy or leaves the machine. */
export const test = base.extend<Fixtures>({
  expectedComplaints: [[], { option: true }],
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = []
      context.on('page', (page) => listen(page, complaints))
      context.on('request', (request) => {
        const { hostname, protocol } = new URL(request.url())
        const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1'
        if (/^(https?|wss?):$/.test(protocol) && !isLocal) complaints.push(`left the machine: ${request.url()}`)
      })
      await use(complaints)
      expect(complaints.filter((text) => !expectedComplaints.some((pattern) => pattern.test(text)))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
