import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { normaliseError } from '@/lib/errors/normalise-error'
import { logLine } from '@/lib/log/log-line.mjs'
import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import { DeferredVisitedProducts } from './deferred-visited-products'
import { FailedPage } from './failed-page'

/** A page whose critical part failed (R-PAGE-05): status 503, code, text, a retry button and links. */
export async function ErrorView({ site, error }: { site: Site; error: unknown }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'errors' })
  const pages = await getTranslations({ locale: site.lang, namespace: 'errorPage' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  const { statusCode, message } = normaliseError(error)
  logLine('error', 'page-failed', { statusCode, message })
  return (
    <>
      <FailedPage
        site={site}
        code={503}
        title={t('errorHeading')}
        text={pages('errorText')}
        retry={common('retry')}
        fallback={
          <Link href={routeHref(site, 'home')} className="text-link text-link--touch">
            {t('notFoundHome')}
          </Link>
        }
      >
        <p>{t('errorCode', { code: statusCode })}</p>
      </FailedPage>
      <DeferredVisitedProducts />
    </>
  )
}
