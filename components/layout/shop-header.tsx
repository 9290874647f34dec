import { getTranslations } from 'next-intl/server'
import { CartButton } from '@/components/cart/cart-button'
import { Link } from '@/components/ui/link'
import type { Menu } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import { CategoryMenu } from './category-menu'
import { CustomerTypeSwitch } from './customer-type-switch'
import { MarketPicker } from './market-picker'
import { PhoneMenu } from './phone-menu'
import styles from './shop-header.module.css'

/** One line: categories, the name, market and bag. Same HTML for everybody; what is personal sits in islands. */
export async function ShopHeader({ site, desktop, phone }: { site: Site; desktop: Menu | null; phone: Menu | null }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'layout' })
  return (
    <header className={styles.header}>
      <div className={styles.group}>
        <div className="phone-only">
          <PhoneMenu site={site} menu={phone ?? desktop} />
        </div>
        <nav className="desk-only" aria-label={t('mainNavigation')}>
          <CategoryMenu menu={desktop} showAll={(name) => t('showAll', { name })} />
        </nav>
      </div>
      <Link href={routeHref(site, 'home')} className={styles.mark}>
        Kajo
      </Link>
      <div className={styles.group}>
        <div className="desk-only">
          <CustomerTypeSwitch />
        </div>
        <div className="desk-only">
          <MarketPicker site={site} id="market-header" />
        </div>
        <CartButton />
      </div>
    </header>
  )
}
