import { getTranslations } from 'next-intl/server'
import type { Site } from '@/lib/market/site'
import { FailedPage } from './failed-page'

/** Shown with status 429 to a visitor over the limit of renderings, at the address that was asked for. */
export async function LimitedView({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'errorPage' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  return (
    <FailedPage site={site} code={429} title={t('limitedHeading')} text={t('limitedText')} retry={common('retry')} />
  )
}
