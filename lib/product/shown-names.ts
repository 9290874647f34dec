import type { CampaignLabel } from './product-types'

/** Names of campaigns, except campaigns that hide their name (R-CART-12). */
export const shownNames = (campaigns: readonly CampaignLabel[]): string[] =>
  campaigns.filter(({ hideTitle }) => !hideTitle).map(({ name }) => name)
