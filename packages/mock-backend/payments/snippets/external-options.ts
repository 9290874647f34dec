import { inEvery } from '#catalogue/langs'
import type { MarketAlias } from '#catalogue/types'
import type { SnippetProvider } from './snippet-session'

const NAMES: Record<SnippetProvider, string> = { klarna: 'Klarna', avarda: 'Avarda' }

/** Which provider's form a market offers, and under which id. */
const OFFERED: Record<MarketAlias, [SnippetProvider, number][]> = {
  fi: [
    ['klarna', 15],
    ['avarda', 16],
  ],
  se: [['klarna', 25]],
  no: [['avarda', 36]],
  dk: [],
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
