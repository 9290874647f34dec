import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/market/site'
import { routeHref, routePath } from '@/lib/routing/href'
import { buildMetadata } from './build-metadata'

/** Metadata of the page for withdrawing from a purchase, which search engines may show: it has to be easy to find. */
export async function withdrawalMetadata(site: Site): Promise<Metadata> {
  const t = await getTranslations({ locale: site.lang, namespace: 'withdrawal' })
  return buildMetadata({
    site,
    title: t('title'),
    description: t('description'),
    path: routePath(site.lang, 'withdrawal'),
    hrefOn: (other) => routeHref(other, 'withdrawal'),
    isIndexed: true,
  })
}
