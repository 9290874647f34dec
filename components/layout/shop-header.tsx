import { getTranslations } from 'next-intl/server'
import { AccountLink } from '@/components/account/account-link'
import { CartButton } from '@/components/cart/cart-button'
import { FavoritesLink } from '@/components/favorites/favorites-link'
import { SearchButton } from '@/components/search/search-button'
import { Icon } from '@/components/ui/icon'
import iconButton from '@/components/ui/icon-button.module.css'
import { Link } from '@/components/ui/link'
import type { MenuPicture } from '@/lib/content/menu-pictures'
import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import { DeferredCategoryMenu } from './deferred-menus'
import type { MenuEntry } from './menu-entries'
import styles from './shop-header.module.css'

type ShopHeaderProps = { site: Site; entries: MenuEntry[]; pictures: MenuPicture[] }

/**
 * Header: categories, name, search, account, favourites and cart. The HTML is the same for everybody; personal content is
 * rendered in the browser. Over a picture with `data-hero` it is transparent until the page is scrolled.
 */
export async function ShopHeader({ site, entries, pictures }: ShopHeaderProps) {
  const t = await getTranslations({ locale: site.lang, namespace: 'shell' })
  return (
    <header className={styles.header} data-header="">
      <div className={styles.line}>
        <div className={styles.group}>
          <button
            type="button"
            className={`phone-only ${iconButton.button}`}
            popoverTarget="phone-menu"
            aria-label={t('menu')}
          >
            <Icon name="menu" />
          </button>
          <SearchButton site={site} look="icon" />
          <nav className="desk-only" aria-label={t('mainNavigation')}>
            <DeferredCategoryMenu entries={entries} pictures={pictures} />
          </nav>
        </div>
        <Link href={routeHref(site, 'home')} className={styles.mark}>
          Kajo
        </Link>
        <div className={styles.group}>
          <SearchButton site={site} look="word" />
          <AccountLink
            signInHref={routeHref(site, 'account-sign-in')}
            accountHref={routeHref(site, 'account')}
            words={t('account')}
            isDesktopOnly
          />
          <FavoritesLink href={routeHref(site, 'favorites')} />
          <CartButton />
        </div>
      </div>
    </header>
  )
}
