import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SearchSheet } from '@/components/search/search-sheet'
import { loadMenu } from '@/lib/content/load-menu'
import { loadMenuPictures } from '@/lib/content/load-menu-pictures'
import type { Site } from '@/lib/market/site'
import { MarketSheet } from './market-sheet'
import { mapMenuEntries } from './menu-entries'
import { ShortLife } from './page-status'
import { PhoneMenu } from './phone-menu'
import { PromiseBar } from './promise-bar'
import { ShopFooter } from './shop-footer'
import { ShopHeader } from './shop-header'
import styles from './skip-link.module.css'

const LOCATIONS = [
  'main-desktop',
  'main-mobile',
  'top-bar',
  'footer-shop',
  'footer-first',
  'footer-second',
  'footer-contact',
] as const

/** Loads menus and menu pictures; without them the page has a short lifetime. */
async function loadShell(site: Site) {
  const [menus, pictures] = await Promise.all([
    Promise.allSettled(LOCATIONS.map((location) => loadMenu(site, location))),
    loadMenuPictures(site).catch(() => null),
  ])
  const [desktop, phone, top, shop, first, second, contact] = menus.map((menu) =>
    menu.status === 'fulfilled' ? menu.value : null,
  )
  const isDegraded = pictures === null || menus.some((menu) => menu.status === 'rejected')
  return {
    desktop: desktop ?? null,
    phone: phone ?? desktop ?? null,
    top: top ?? null,
    footer: [shop ?? null, first ?? null, second ?? null],
    contact: contact ?? null,
    pictures: pictures ?? [],
    isDegraded,
  }
}

/** The default layout: promises, header, page, footer and sheets (R-PAGE-01). */
export async function DefaultLayout({ site, children }: { site: Site; children: ReactNode }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'shell' })
  const { desktop, phone, top, footer, contact, pictures, isDegraded } = await loadShell(site)
  const deskEntries = mapMenuEntries(desktop)
  const phoneEntries = mapMenuEntries(phone)
  // equal menus share one array, so that it is serialised into the page only once
  const isOneMenu = JSON.stringify(deskEntries) === JSON.stringify(phoneEntries)
  return (
    <>
      {isDegraded ? <ShortLife /> : null}
      <a className={styles.skip} href="#main">
        {t('skipToContent')}
      </a>
      <PromiseBar site={site} menu={top} label={t('promises')} />
      <ShopHeader site={site} entries={deskEntries} pictures={pictures} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ShopFooter site={site} menus={footer} contact={contact} />
      <PhoneMenu
        site={site}
        entries={isOneMenu ? deskEntries : phoneEntries}
        service={footer[1] ?? null}
        pictures={pictures}
      />
      <SearchSheet site={site} />
      <MarketSheet site={site} />
    </>
  )
}
