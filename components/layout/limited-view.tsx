import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/config/env'
import type { Site } from '@/lib/market/site'
import { FailedMark } from './failed-mark'
import { PageStatus } from './page-status'
import { PopularLinks } from './popular-links'
import { ReloadButton } from './reload-button'
import { StateScene } from './state-scene'

/** Shown with status 429 to a visitor over the limit of renderings, at the address that was asked for. */
export async function LimitedView({ site }: { site: Site }) {
  const pages = await getTranslations({ locale: site.lang, namespace: 'errorPage' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  return (
    <>
      <PageStatus code={429} />
      <FailedMark />
      <StateScene
        title={pages('limitedHeading')}
        text={pages('limitedText')}
        picture={{ imageBase: env().IMAGE_URL, file: 'scene.empty.webp' }}
      >
        <ReloadButton>{common('retry')}</ReloadButton>
        <PopularLinks site={site} />
      </StateScene>
    </>
  )
}
