import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/market/site'
import { routeHref, routePath } from '@/lib/routing/href'
import { buildMetadata } from './build-metadata'

/** Metadata of the favourites page; not indexed, because its content exists in the browser only. */
export async function favoritesMetadata(site: Site): Promise<Metadata> {
  const t = await getTranslations({ locale: site.lang, namespace: 'favoritesPage' })
  return buildMetadata({
    site,
    title: t('title'),
    description: t('text'),
    path: routePath(site.lang, 'favorites'),
    hrefOn: (other) => routeHref(other, 'favorites'),
    isIndexed: false,
  })
}
