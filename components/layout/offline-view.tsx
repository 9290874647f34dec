import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/config/env'
import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import { PopularLinks } from './popular-links'
import { ReloadButton } from './reload-button'
import { StateScene } from './state-scene'
import { VisitedProducts } from './visited-products'

/** Shown in place of a page that could not be fetched, at the address of that page, so that a reload requests it. */
export async function OfflineView({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'offline' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  return (
    <>
      <StateScene
        title={t('title')}
        text={t('text')}
        picture={{ imageBase: env().IMAGE_URL, file: 'scene.offline.webp' }}
      >
        <ReloadButton offlinePath={routeHref(site, 'offline')}>{common('retry')}</ReloadButton>
        <PopularLinks site={site} />
      </StateScene>
      <VisitedProducts />
    </>
  )
}
