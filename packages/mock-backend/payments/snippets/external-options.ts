import { inEvery } from '#catalogue/langs'
import type { MarketAlias } from '#catalogue/types'
import type { SnippetProvider } from './snippet-session'

const NAMES: Record<SnippetProvider, string> = { klarna: 'Klarna', avarda: 'Avarda' }

/** The providers' forms of a market by id; both providers serve all four countries. */
const OFFERED: Record<MarketAlias, [SnippetProvider, number][]> = {
  fi: [
    ['klarna', 15],
    ['avarda', 16],
  ],
  se: [
    ['klarna', 25],
    ['avarda', 26],
  ],
  no: [
    ['klarna', 35],
    ['avarda', 36],
  ],
  dk: [
    ['klarna', 45],
    ['avarda', 46],
  ],
}

/** The option's provider; null for a way of paying that needs no form of a provider. */
export const snippetProviderOf = (market: MarketAlias, paymentId: number | null | undefined): SnippetProvider | null =>
  OFFERED[market].find(([, id]) => id === paymentId)?.[0] ?? null

/** Ways of paying whose form stands in the checkout; both lend money. */
export const externalOptions = (market: MarketAlias) =>
  OFFERED[market].map(([provider, id]) => ({
    id,
    name: NAMES[provider],
    displayName: inEvery(() => NAMES[provider]),
    credit: 'credit' as const,
    page: null,
  }))
