import { createCms } from '#catalogue/cms/create-cms'
import { createCatalogue } from '#catalogue/create-catalogue'
import type { Lang, MarketAlias } from '#catalogue/types'
import { createCommerce } from '#commerce/create-commerce'
import { MARKETS } from '#commerce/markets'
import { createShopState } from '#commerce/shop-state'
import type { Storefront } from '#commerce/storefront'
import { NOW } from './commerce-fixture'

const DEFAULT_MARKETS: Record<Lang, MarketAlias> = { fi: 'fi', sv: 'se', nb: 'no', da: 'dk' }

/** The default market of a language, with the language. */
export const storefrontOf = (lang: Lang): Storefront => ({ market: MARKETS[DEFAULT_MARKETS[lang]], lang })

/** A commerce service with the whole catalogue and all pages. */
export function wholeShop() {
  const catalogue = createCatalogue({ today: new Date(NOW) })
  const clock = () => NOW
  return createCommerce({ catalogue, cms: createCms({ catalogue }), state: createShopState(null, clock), clock })
}
