import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/market/site'
import type { AccountPage } from '@/lib/routing/account-pages'
import { routeHref, routePath } from '@/lib/routing/href'
import { buildMetadata } from './build-metadata'

/** Metadata of an account page; not indexed, because its content is the shopper's own. */
export async function accountMetadata(site: Site, page: AccountPage): Promise<Metadata> {
  const t = await getTranslations({ locale: site.lang, namespace: 'account' })
  return buildMetadata({
    site,
    title: t(`pages.${page}`),
    description: '',
    path: routePath(site.lang, page),
    hrefOn: (other) => routeHref(other, page),
    isIndexed: false,
  })
}
