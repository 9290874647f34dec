import { getTranslations } from 'next-intl/server'
import { FailedPage } from '@/components/layout/failed-page'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import type { Site } from '@/lib/market/site'

/** Shown with status 503 when the search service fails, with links to categories. */
export async function SearchDownView({ site, error }: { site: Site; error: unknown }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'searchPage' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  const { statusCode, message } = normaliseError(error)
  logLine('error', 'search-failed', { statusCode, message })
  return <FailedPage site={site} code={503} title={t('downHeading')} text={t('downText')} retry={common('retry')} />
}
