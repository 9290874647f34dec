import type { ReactNode } from 'react'
import { env } from '@/lib/config/env'
import type { Site } from '@/lib/market/site'
import { FailedMark } from './failed-mark'
import { PageStatus } from './page-status'
import { PopularLinks } from './popular-links'
import { ReloadButton } from './reload-button'
import { StateScene } from './state-scene'

type FailedPageProps = {
  site: Site
  /** Status of the response. */
  code: 429 | 503
  title: string
  text: string
  /** Words of the button that loads the page again. */
  retry: string
  /** Shown instead of the popular links when these cannot be loaded. */
  fallback?: ReactNode
  children?: ReactNode
}

/** What every page shows that could not be rendered: status, picture, text, a retry button and links to other pages. */
export function FailedPage({ site, code, title, text, retry, fallback, children }: FailedPageProps) {
  return (
    <>
      <PageStatus code={code} />
      <FailedMark />
      <StateScene title={title} text={text} picture={{ imageBase: env().IMAGE_URL, file: 'scene.empty.webp' }}>
        <ReloadButton>{retry}</ReloadButton>
        {children}
        <PopularLinks site={site} fallback={fallback} />
      </StateScene>
    </>
  )
}
