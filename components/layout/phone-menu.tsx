import { getTranslations } from 'next-intl/server'
import { AccountLink } from '@/components/account/account-link'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Sheet } from '@/components/ui/sheet'
import { env } from '@/lib/config/env'
import type { Menu } from '@/lib/content/content-types'
import type { MenuPicture } from '@/lib/content/menu-pictures'
import type { Site } from '@/lib/market/site'
import { routeHref } from '@/lib/routing/href'
import { CustomerTypeSwitch } from './customer-type-switch'
import { DeferredPhoneMenuSteps } from './deferred-menus'
import { MarketButton } from './market-button'
import type { MenuEntry } from './menu-entries'
import styles from './phone-menu.module.css'

function Card({ picture }: { picture: MenuPicture }) {
  return (
    <Link href={picture.href} className={styles.card}>
      <Picture
        imageBase={env().IMAGE_URL}
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

type PhoneMenuProps = { site: Site; entries: MenuEntry[]; service: Menu | null; pictures: MenuPicture[] }

/** The menu on phones: nested levels of categories, one picture, and below them service, VAT mode and market. */
export async function PhoneMenu({ site, entries, service, pictures }: PhoneMenuProps) {
  const t = await getTranslations({ locale: site.lang, namespace: 'shell' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  const [picture] = pictures
  return (
    <Sheet id="phone-menu" title="Kajo" closeLabel={common('close')} look="menu">
      <nav aria-label={t('menu')} className={styles.menu}>
        <DeferredPhoneMenuSteps entries={entries} />
      </nav>
      <div className={styles.rest}>
        {picture ? <Card picture={picture} /> : null}
        <ul className={styles.service}>
          <li>
            <AccountLink
              signInHref={routeHref(site, 'account-sign-in')}
              accountHref={routeHref(site, 'account')}
              words={t('account')}
            />
          </li>
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
