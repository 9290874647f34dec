import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/market/site'

export type StateTitle =
  | 'errorPage.limitedHeading'
  | 'errorPage.notFoundTitle'
  | 'errorPage.errorTitle'
  | 'offline.title'

/** Metadata of an error page; not indexed. */
export async function stateMetadata(site: Site, title: StateTitle): Promise<Metadata> {
  const t = await getTranslations({ locale: site.lang })
  return { title: t(title), robots: { index: false } }
}

/** Metadata of a page whose content does not exist (null) or could not be loaded. */
export const missingMetadata = (site: Site, content: null | { error: unknown }): Promise<Metadata> =>
  stateMetadata(site, content ? 'errorPage.errorTitle' : 'errorPage.notFoundTitle')
