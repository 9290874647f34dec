import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/market/site'
import { routeHref, routePath } from '@/lib/routing/href'
import { buildMetadata } from './build-metadata'

/** Metadata of the brand overview, with links to it on the other domains. */
export async function brandsMetadata(site: Site, count: number): Promise<Metadata> {
  const t = await getTranslations({ locale: site.lang, namespace: 'brands' })
  return buildMetadata({
    site,
    title: t('heading'),
    description: t('description', { count }),
    path: routePath(site.lang, 'brands'),
    hrefOn: (other) => routeHref(other, 'brands'),
  })
}
