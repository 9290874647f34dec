import { getTranslations } from 'next-intl/server'
import { LinkButton } from '@/components/ui/link-button'
import { env } from '@/lib/config/env'
import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import { DeferredVisitedProducts } from './deferred-visited-products'
import { PageStatus } from './page-status'
import { PopularLinks } from './popular-links'
import { StateScene } from './state-scene'

/** The full not-found page with status 404 (R-PAGE-03), and links to go on with. */
export async function NotFoundView({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'errors' })
  const pages = await getTranslations({ locale: site.lang, namespace: 'errorPage' })
  return (
    <>
      <PageStatus code={404} />
      <StateScene
        title={pages('notFoundHeading')}
        text={pages('notFoundText')}
        picture={{ imageBase: env().IMAGE_URL, file: 'scene.not-found.webp' }}
      >
        <LinkButton href={routeHref(site, 'home')}>{t('notFoundHome')}</LinkButton>
        <PopularLinks site={site} />
      </StateScene>
      <DeferredVisitedProducts />
    </>
  )
}
