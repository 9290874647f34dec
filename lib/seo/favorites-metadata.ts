import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/market/site'
import { ROUTES } from '@/lib/routing/routes'
import { buildMetadata } from './build-metadata'

/** Metadata of the favourites page; not indexed, because its content exists in the browser only. */
export async function favoritesMetadata(site: Site): Promise<Metadata> {
  const t = await getTranslations({ locale: site.lang, namespace: 'favoritesPage' })
  const path = ROUTES.find(({ name }) => name === 'favorites')?.paths[site.lang][0] ?? '/'
  return buildMetadata({ site, title: t('title'), description: t('text'), path, isIndexed: false })
}
