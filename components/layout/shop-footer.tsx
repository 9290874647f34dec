import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/link'
import type { Menu } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import { MarketPicker } from './market-picker'
import styles from './shop-footer.module.css'

function Column({ menu }: { menu: Menu | null }) {
  if (!menu || menu.items.length === 0) return null
  return (
    <nav aria-label={menu.title}>
      <h2>{menu.title}</h2>
      <ul>
        {menu.items.map((item) => (
          <li key={item.id}>
            <Link href={item.href}>{item.label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The page's end: the editor's two menus, the market, who we are. */
export async function ShopFooter({ site, first, second }: { site: Site; first: Menu | null; second: Menu | null }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'layout' })
  return (
    <footer className={styles.footer}>
      <div className={styles.cols}>
        <p className={`serif d-32 ${styles.lead}`}>{t('siteTitle')}</p>
        <Column menu={first} />
        <Column menu={second} />
      </div>
      <div className={styles.end}>
        <MarketPicker site={site} id="market-footer" />
        <p>{t('company')}</p>
      </div>
    </footer>
  )
}
