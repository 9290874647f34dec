import { getTranslations } from 'next-intl/server'
import { FailedMark } from '@/components/layout/failed-mark'
import { PageStatus } from '@/components/layout/page-status'
import { PopularLinks } from '@/components/layout/popular-links'
import { ReloadButton } from '@/components/layout/reload-button'
import { StateScene } from '@/components/layout/state-scene'
import { env } from '@/lib/config/env'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import type { Site } from '@/lib/market/site'

/** Shown with status 503 when the search service fails, with links to categories. */
export async function SearchDownView({ site, error }: { site: Site; error: unknown }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'searchPage' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  const { statusCode, message } = normaliseError(error)
  logLine('error', 'search-failed', { statusCode, message })
  return (
    <>
      <PageStatus code={503} />
      <FailedMark />
      <StateScene
        title={t('downHeading')}
        text={t('downText')}
        picture={{ imageBase: env().IMAGE_URL, file: 'scene.empty.webp' }}
      >
        <ReloadButton>{common('retry')}</ReloadButton>
        <PopularLinks site={site} />
      </StateScene>
    </>
  )
}
