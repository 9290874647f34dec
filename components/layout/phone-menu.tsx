import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import iconButton from '@/components/ui/icon-button.module.css'
import { Link } from '@/components/ui/link'
import { Sheet } from '@/components/ui/sheet'
import type { Menu, MenuItem } from '@/lib/content/content-types'
import type { Site } from '@/lib/market/site'
import { CustomerTypeSwitch } from './customer-type-switch'
import { MarketPicker } from './market-picker'
import styles from './phone-menu.module.css'

function Branch({ item, showAll }: { item: MenuItem; showAll: string }) {
  if (item.children.length === 0) {
    return (
      <Link href={item.href} className={styles.row}>
        {item.label}
      </Link>
    )
  }
  return (
    <details name="phone-menu">
      <summary className={styles.row}>
        {item.label}
        <Icon name="chevron-down" size={17} />
      </summary>
      <ul className={styles.sub}>
        {item.children.map((child) => (
          <li key={child.id}>
            <Link href={child.href}>{child.label}</Link>
          </li>
        ))}
        <li>
          <Link href={item.href}>{showAll}</Link>
        </li>
      </ul>
    </details>
  )
}

/** The phone's menu: a sheet with the categories, then prices and market. */
export async function PhoneMenu({ site, menu }: { site: Site; menu: Menu | null }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'layout' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  return (
    <>
      <button type="button" className={iconButton.button} popoverTarget="phone-menu" aria-label={t('menu')}>
        <Icon name="menu" />
      </button>
      <Sheet id="phone-menu" title="Kajo" closeLabel={common('close')}>
        <nav aria-label={t('menu')}>
          <ul className={styles.list}>
            {(menu?.items ?? []).map((item) => (
              <li key={item.id}>
                <Branch item={item} showAll={t('showAll', { name: item.label })} />
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.small}>
          <CustomerTypeSwitch />
          <MarketPicker site={site} id="market-phone" />
        </div>
      </Sheet>
    </>
  )
}
