import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import { LinkButton } from '@/components/ui/link-button'
import { env } from '@/lib/config/env'
import type { Menu } from '@/lib/content/content-types'
import { loadMenu } from '@/lib/content/load-menu'
import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import { PageStatus } from './page-status'
import { StateScene } from './state-scene'
import styles from './state-scene.module.css'
import { VisitedProducts } from './visited-products'

const MOST_LINKS = 6

/** The best known families: the first of each top category, round by round. */
function popular(menu: Menu | null) {
  const families = menu?.items.map(({ children }) => children) ?? []
  const rounds = families[0]?.map((_, round) => families.flatMap((family) => family[round] ?? [])) ?? []
  return rounds.flat().slice(0, MOST_LINKS)
}

/** The full not-found page with real status 404 (R-PAGE-03), and the ways on. */
export async function NotFoundView({ site }: { site: Site }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'errors' })
  const links = popular(await loadMenu(site, 'main-desktop').catch(() => null))
  return (
    <>
      <PageStatus code={404} />
      <StateScene
        title={t('notFoundHeading')}
        text={t('notFoundText')}
        picture={{ base: env().IMAGE_URL, file: 'scene.not-found.webp' }}
      >
        <LinkButton href={routeHref(site, 'home')}>{t('notFoundHome')}</LinkButton>
        {links.length > 0 ? (
          <nav aria-label={t('popular')}>
            <ul className={styles.links}>
              {links.map((item) => (
                <li key={item.id}>
                  <Link href={item.href} className="text-link text-link--touch">
                    {item.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </StateScene>
      <VisitedProducts site={site} />
    </>
  )
}
