import type { CmsMenuItem } from '#catalogue/types'
import type { Commerce } from './create-commerce'
import { LANGUAGE_IDS } from './markets'
import type { Storefront } from './storefront'

type MenuItem = {
  id: string
  label: string
  title: string
  targetBlank: boolean
  type: string
  order: number
  hidden: boolean
  open: boolean
  value: string
  canonicalUrl: string
  children: MenuItem[]
}

const menuItem = (item: CmsMenuItem, order: number): MenuItem => ({
  id: item.id,
  label: item.label,
  title: item.label,
  // Only links to other sites open in a new tab.
  targetBlank: /^https?:/.test(item.url),
  type: item.type,
  order,
  hidden: false,
  open: false,
  // a URL, or the alias of a page or category
  value: item.type === 'custom' ? item.url : (item.url.split('/').at(-1) ?? item.url),
  canonicalUrl: item.url,
  children: item.children.map(menuItem),
})

/** The schema's MenuType of a location in the market and language; null when there is none. */
export function loadMenu({ cms }: Commerce, location: string | null | undefined, { market, lang }: Storefront) {
  const menu = cms.menus.find(
    (candidate) => candidate.location === location && candidate.market === market.alias && candidate.lang === lang,
  )
  if (!menu) return null
  return {
    id: `${menu.location}-${market.alias}-${lang}`,
    name: menu.location,
    title: menu.title,
    locations: [menu.location],
    channels: [`1|${market.alias}`],
    languages: [LANGUAGE_IDS[lang]],
    menuItems: menu.items.map(menuItem),
  }
}
