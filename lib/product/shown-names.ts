import type { CampaignLabel } from './product-types'

/** Names of campaigns, each once, except those of campaigns that hide their name (R-CART-12). */
export const shownNames = (campaigns: readonly CampaignLabel[]): string[] => [
  ...new Set(campaigns.filter(({ hideTitle }) => !hideTitle).map(({ name }) => name)),
]
