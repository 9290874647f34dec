import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/market/site'
import { routeHref, routePath } from '@/lib/routing/href'
import { buildMetadata } from './build-metadata'

const TITLES = { 'account-sign-in': 'login', 'account-reset-password': 'chooseTitle' } as const

/** Metadata of the pages for signing in, which are not indexed. */
export async function signInMetadata(site: Site, name: keyof typeof TITLES): Promise<Metadata> {
  const t = await getTranslations({ locale: site.lang, namespace: 'signIn' })
  return buildMetadata({
    site,
    title: t(TITLES[name]),
    description: t('description'),
    path: routePath(site.lang, name),
    hrefOn: (other) => routeHref(other, name),
    isIndexed: false,
  })
}
