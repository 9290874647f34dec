import { inEvery } from '#catalogue/langs'
import type { MarketAlias } from '#catalogue/types'
import type { SnippetProvider } from './snippet-session'

const NAMES: Record<SnippetProvider, string> = { klarna: 'Klarna', avarda: 'Avarda' }

/** The providers with an embedded form in each market, with the ids of their payment options. */
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

/** The provider of a payment option; null for an option without an embedded form. */
export const snippetProviderOf = (market: MarketAlias, paymentId: number | null | undefined): SnippetProvider | null =>
  OFFERED[market].find(([, id]) => id === paymentId)?.[0] ?? null

/** The payment options with an embedded form. They give credit. */
export const externalOptions = (market: MarketAlias) =>
  OFFERED[market].map(([provider, id]) => ({
    id,
    name: NAMES[provider],
    displayName: inEvery(() => NAMES[provider]),
    credit: 'credit' as const,
    fee: 0,
    page: null,
  }))
