import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Sheet } from '@/components/ui/sheet'
import { env } from '@/lib/config/env'
import type { Menu, MenuItem } from '@/lib/content/content-types'
import type { MenuPicture } from '@/lib/content/menu-pictures'
import type { Site } from '@/lib/market/site'
import { CustomerTypeSwitch } from './customer-type-switch'
import { MarketButton } from './market-button'
import styles from './phone-menu.module.css'

type ShowAll = (name: string) => string

/**
 * A step into the tree without a script: the open disclosure hides everything beside it, and its own row,
 * which keeps the focus, becomes the way back.
 */
function Step({ item, level, showAll }: { item: MenuItem; level: number; showAll: ShowAll }) {
  if (item.children.length === 0) {
    return (
      <Link href={item.href} className={styles.row}>
        {item.label}
      </Link>
    )
  }
  return (
    <details name={`phone-menu-${level}`}>
      <summary className={styles.row}>
        <Icon name="chevron-left" size={17} />
        <span>{item.label}</span>
        <Icon name="chevron-right" size={17} />
      </summary>
      <ul className={styles.panel} data-level={level + 1}>
        <li>
          <Link href={item.href} className={styles.row}>
            {showAll(item.label)}
          </Link>
        </li>
        {item.children.map((child) => (
          <li key={child.id}>
            <Step item={child} level={level + 1} showAll={showAll} />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Card({ picture }: { picture: MenuPicture }) {
  return (
    <Link href={picture.href} className={styles.card}>
      <Picture
        base={env().IMAGE_URL}
        file={picture.phoneFile}
        width={640}
        height={360}
        sizes="(min-width: 1024px) 1px, 100vw"
        alt=""
        ground="wall"
      />
      <span className="serif d-24">{picture.text}</span>
    </Link>
  )
}

type PhoneMenuProps = { site: Site; menu: Menu | null; service: Menu | null; pictures: MenuPicture[] }

/** The phone's menu: the categories step by step, one picture, and at the foot service, prices and market. */
export async function PhoneMenu({ site, menu, service, pictures }: PhoneMenuProps) {
  const t = await getTranslations({ locale: site.lang, namespace: 'layout' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  const [picture] = pictures
  return (
    <Sheet id="phone-menu" title="Kajo" closeLabel={common('close')} look="menu">
      <nav aria-label={t('menu')} className={styles.menu}>
        <ul>
          {(menu?.items ?? []).map((item) => (
            <li key={item.id}>
              <Step item={item} level={1} showAll={(name) => t('showAll', { name })} />
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.rest}>
        {picture ? <Card picture={picture} /> : null}
        <ul className={styles.service}>
          {(service?.items ?? []).map((item) => (
            <li key={item.id}>
              <Link href={item.href}>{item.label}</Link>
            </li>
          ))}
        </ul>
        <div className={styles.foot}>
          <MarketButton site={site} />
          <CustomerTypeSwitch />
        </div>
      </div>
    </Sheet>
  )
}
