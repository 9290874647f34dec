import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { marketOrigin } from '@/lib/config/env'
import type { Site } from '@/lib/market/site'
import { siteMetas } from '@/lib/routing/alternates'
import { searchHref } from '@/lib/routing/search-href'

const NOT_INDEXED = { index: false, follow: true }

/**
 * Metadata of a search: not indexed, links are followed. The title contains the number of products, which screen
 * readers announce. On the other sites it is a search for the same words.
 */
export async function searchMetadata(
  site: Site,
  found: { text: string; totalCount: number } | null,
): Promise<Metadata> {
  const t = await getTranslations({ locale: site.lang, namespace: 'searchPage' })
  const list = await getTranslations({ locale: site.lang, namespace: 'list' })
  const text = found?.text ?? ''
  const canonical = marketOrigin(site.market) + searchHref({ ...site, mode: 'domain' }, text.toLowerCase())
  const title = found ? t('title', { text, found: list('count', { count: found.totalCount }) }) : t('startTitle')
  return {
    title,
    robots: NOT_INDEXED,
    alternates: { canonical },
    other: siteMetas((other) => searchHref(other, text)),
  }
}
