import 'server-only'
import type { MetadataRoute } from 'next'
import { getTranslations } from 'next-intl/server'
import { formatMoney } from '@/lib/market/format-money'
import { LOCALES, MARKETS } from '@/lib/market/market-table'
import { marketSegment, pathPrefix, type Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import { searchFormHref } from '@/lib/routing/search-href'

const COLOUR = '#FBFAF8'

const png = (size: number, purpose?: 'maskable') => ({
  src: `/icons/kajo-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  ...(purpose ? { purpose } : null),
})

const ADDRESS = '/manifest.webmanifest'

/** Address of the manifest of a site; a domain's own language needs no parameter. */
export const manifestHref = (site: Site): string =>
  pathPrefix(site) === '' ? ADDRESS : `${ADDRESS}?site=${marketSegment(site)}/${site.lang}`

/** What a browser needs to install the shop of a market and language: names, icons, colours, shortcuts. */
export async function loadManifest(site: Site): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale: site.lang })
  const { iso, dir } = LOCALES[site.lang]
  const home = `${pathPrefix(site)}/`
  return {
    id: home,
    name: t('shell.siteTitle'),
    short_name: 'Kajo',
    description: t('shell.description', { amount: formatMoney(site, MARKETS[site.market].freeShippingFrom) }),
    lang: iso,
    dir,
    start_url: home,
    scope: home,
    display: 'standalone',
    background_color: COLOUR,
    theme_color: COLOUR,
    categories: ['shopping'],
    icons: [png(192), png(512), png(512, 'maskable')],
    shortcuts: [
      { name: t('searchField.open'), url: searchFormHref(site) },
      { name: t('favorites.word'), url: routeHref(site, 'favorites') },
      { name: t('account.pages.account-orders'), url: routeHref(site, 'account-orders') },
    ],
  }
}
