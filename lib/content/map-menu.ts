import type { GetMenuAtLocationQuery, MenuItemFragment } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import type { Site } from '@/lib/market/site'
import type { Menu, MenuItem } from './content-types'
import { siteHref } from './site-href'

type RawMenu = NonNullable<GetMenuAtLocationQuery['getMenuAtLocation']>
type RawItem = MenuItemFragment & { children?: (RawItem | null)[] | null }

/** Maps three levels of items in order; leaves out hidden ones and those without label or valid address. */
function mapItems(site: Site, items: readonly (RawItem | null)[] | null | undefined): MenuItem[] {
  return present(items)
    .filter(({ hidden }) => !hidden)
    .sort((a, b) => a.order - b.order)
    .flatMap(({ id, label, title, targetBlank, canonicalUrl, children }) => {
      const text = label || title
      const href = siteHref(site, canonicalUrl)
      return text && href
        ? [{ id: String(id), label: text, href, targetBlank, children: mapItems(site, children) }]
        : []
    })
}

/** A menu with the addresses of this site. */
export const mapMenu = (site: Site, menu: RawMenu): Menu => ({
  title: menu.title ?? '',
  items: mapItems(site, menu.menuItems),
})
