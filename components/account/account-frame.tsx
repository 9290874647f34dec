import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { RowItem } from '@/components/ui/row-item'
import type { Site } from '@/lib/market/site'
import { ACCOUNT_PAGES, type AccountPage } from '@/lib/routing/account-pages'
import { routeHref } from '@/lib/routing/href'
import { ROUTES } from '@/lib/routing/routes'
import styles from './account-frame.module.css'
import { SignOutButton } from './sign-out-button'

const isBuilt = (page: AccountPage): boolean => ROUTES.some(({ name, page: inner }) => name === page && inner !== null)

type AccountFrameProps = {
  site: Site
  /** The page that the navigation marks. */
  page: AccountPage
  /** The content has an `h1` of its own. */
  hasOwnHeading?: boolean
  children: ReactNode
}

/** Navigation and heading of an account page: the same HTML for everybody (T34). */
export async function AccountFrame({ site, page, hasOwnHeading = false, children }: AccountFrameProps) {
  const t = await getTranslations({ locale: site.lang, namespace: 'account' })
  return (
    <div className={styles.frame}>
      <nav className={styles.nav} aria-label={t('pages.account')}>
        <ul>
          {ACCOUNT_PAGES.filter(isBuilt).map((name) => (
            <RowItem key={name} isCurrent={name === page}>
              <Link
                href={routeHref(site, name)}
                className="wide-target"
                aria-current={name === page ? 'page' : undefined}
              >
                <span>{t(`pages.${name}`)}</span>
              </Link>
            </RowItem>
          ))}
          <li>
            <SignOutButton />
          </li>
        </ul>
      </nav>
      <div className={styles.content}>
        {hasOwnHeading ? null : <h1 className="serif d-56">{t(`pages.${page}`)}</h1>}
        <noscript>
          <p>{t('noScript')}</p>
        </noscript>
        {children}
      </div>
    </div>
  )
}
