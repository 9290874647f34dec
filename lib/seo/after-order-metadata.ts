import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/market/site'
import { routeHref, routePath } from '@/lib/routing/href'
import { buildMetadata } from './build-metadata'

type AfterOrderPage = 'returns' | 'withdrawal' | 'tracking' | 'complaint'

/** Metadata of the pages for returning, withdrawing, tracking and complaining, which search engines may show: they have to be easy to find. */
export async function afterOrderMetadata(site: Site, page: AfterOrderPage): Promise<Metadata> {
  const t = await getTranslations({ locale: site.lang, namespace: page })
  return buildMetadata({
    site,
    title: t('title'),
    description: t('description'),
    path: routePath(site.lang, page),
    hrefOn: (other) => routeHref(other, page),
    isIndexed: true,
  })
}
