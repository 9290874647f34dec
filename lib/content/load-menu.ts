import 'server-only'
import { cache } from 'react'
import { GetMenuAtLocationDocument } from '@/graphql/generated/graphql'
import { serverQuery } from '@/lib/apollo/server-client'
import { cached } from '@/lib/cache/cached'
import type { Lang, MarketAlias } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import type { Menu } from './content-types'
import { mapMenu } from './map-menu'

export type MenuLocation =
  | 'main-desktop'
  | 'main-mobile'
  | 'top-bar'
  | 'footer-shop'
  | 'footer-first'
  | 'footer-second'
  | 'footer-contact'
  | 'info-pages'

const load = cache((market: MarketAlias, lang: Lang, location: MenuLocation) => {
  const site = { market, lang }
  return cached('menus', { site, alias: location }, async () => {
    const { getMenuAtLocation } = await serverQuery(site, GetMenuAtLocationDocument, { menuLocationId: location })
    return getMenuAtLocation
  })
})

/** Loads the menu of a location; null when there is none. Throws AppError when the service fails. */
export async function loadMenu(site: Site, location: MenuLocation): Promise<Menu | null> {
  const menu = await load(site.market, site.lang, location)
  return menu && mapMenu(site, menu)
}
