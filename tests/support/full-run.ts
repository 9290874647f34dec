import type { MarketAlias } from '@/lib/market/market-table'

/**
 * Details of a test that only `npm run test:full` runs. Such a test takes minutes, checks how pages are rendered or how they
 * fail, shows in a browser what a component test proves too, or repeats a journey of `npm test` in another market or with
 * another provider.
 */
export const FULL_RUN = { tag: '@full' }

/** Details of a check made in every market: `npm test` makes it in `chosen` only. */
export const alwaysIn = (chosen: MarketAlias, market: MarketAlias): { tag?: string } =>
  market === chosen ? {} : FULL_RUN
