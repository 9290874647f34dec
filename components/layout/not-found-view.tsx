import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { LinkButton } from '@/components/ui/link-button'
import { env } from '@/lib/config/env'
import { loadMenu } from '@/lib/content/load-menu'
import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import { PageStatus } from './page-status'
import { StateScene } from './state-scene'
import styles from './state-scene.module.css'

/** The full not-found page with real status 404 (R-PAGE-03). */
export async function NotFoundView({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'errors' })
  const menu = await loadMenu(site, 'main-desktop').catch(() => null)
  return (
    <>
      <PageStatus code={404} />
      <StateScene
        title={t('notFoundHeading')}
        text={t('notFoundText')}
        picture={{ base: env().IMAGE_URL, file: 'scene.not-found.webp' }}
      >
        <LinkButton href={routeHref(site, 'home')}>{t('notFoundHome')}</LinkButton>
        <p className={styles.links}>
          {(menu?.items ?? []).slice(0, 4).map((item) => (
            <Link key={item.id} href={item.href} className="text-link text-link--touch">
              {item.label}
            </Link>
          ))}
        </p>
      </StateScene>
    </>
  )
}
