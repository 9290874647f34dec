import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { loadMenu } from '@/lib/content/load-menu'
import type { Site } from '@/lib/market/site'
import { ShortLife } from './page-status'

import { PromiseBar } from './promise-bar'
import { ShopFooter } from './shop-footer'
import { ShopHeader } from './shop-header'
import styles from './skip-link.module.css'

const LOCATIONS = ['main-desktop', 'main-mobile', 'top-bar', 'footer-first', 'footer-second'] as const

/** Promises, header, page, footer (R-PAGE-01). A menu that fails is left out, and the page is then kept for seconds only. */
export async function DefaultLayout({ site, children }: { site: Site; children: ReactNode }) {
  const t = await getTranslations({ locale: site.lang, namespace: 'layout' })
  const common = await getTranslations({ locale: site.lang, namespace: 'common' })
  const answers = await Promise.allSettled(LOCATIONS.map((location) => loadMenu(site, location)))
  const [desktop, phone, top, first, second] = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value : null,
  )
  const isDegraded = answers.some((answer) => answer.status === 'rejected')
  return (
    <>
      {isDegraded ? <ShortLife /> : null}
      <a className={styles.skip} href="#main">
        {common('skipToContent')}
      </a>
      <PromiseBar menu={top ?? null} label={t('promises')} />
      <ShopHeader site={site} desktop={desktop ?? null} phone={phone ?? null} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <ShopFooter site={site} first={first ?? null} second={second ?? null} />
    </>
  )
}
