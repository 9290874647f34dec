import { getTranslations } from 'next-intl/server'
import { ReloadButton } from '@/components/layout/reload-button'
import { Link } from '@/components/ui/link'
import { env } from '@/lib/config/env'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import { DeferredVisitedProducts } from './deferred-visited-products'
import { FailedMark } from './failed-mark'
import { PageStatus } from './page-status'
import { PopularLinks } from './popular-links'
import { StateScene } from './state-scene'

/** A page whose critical part failed (R-PAGE-05): status 503, code, text, a retry button and links. */
export async function ErrorView({ site, error }: { site: Site; error: unknown }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'errors' })
  const pages = await getTranslations({ locale: site.lang, namespace: 'errorPage' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  const { statusCode, message } = normaliseError(error)
  logLine('error', 'page-failed', { statusCode, message })
  return (
    <>
      <PageStatus code={503} />
      <FailedMark />
      <StateScene
        title={t('errorHeading')}
        text={pages('errorText')}
        picture={{ imageBase: env().IMAGE_URL, file: 'scene.empty.webp' }}
      >
        <ReloadButton>{common('retry')}</ReloadButton>
        <p>{t('errorCode', { code: statusCode })}</p>
        <PopularLinks
          site={site}
          fallback={
            <Link href={routeHref(site, 'home')} className="text-link text-link--touch">
              {t('notFoundHome')}
            </Link>
          }
        />
      </StateScene>
      <DeferredVisitedProducts />
    </>
  )
}
