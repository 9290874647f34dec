import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { renderPage } from '@/components/layout/render-page'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import type { PageName } from '@/lib/routing/route-name'
import styles from './focused-page.module.css'

type Title = 'checkout.title' | 'checkout.failTitle' | 'confirm.title'

/** Metadata of a page in the focused layout. Search engines must not index these pages. */
export async function focusedMetadata(props: SiteProps, title: Title): Promise<Metadata> {
  const metadata = await withSite(props, async (site) => {
    const t = await getTranslations({ locale: site.lang })
    return { title: t(title), robots: { index: false, follow: false } }
  })
  return metadata ?? {}
}

type FocusedPageProps = SiteProps & {
  name: PageName
  noScript: 'checkout.noScript' | 'confirm.noScript'
  children: ReactNode
}

/** A page in the focused layout. Its HTML is the same for everybody; `children` fetch personal data in the browser. */
export function FocusedPage({ params, name, noScript, children }: FocusedPageProps): Promise<ReactNode> {
  return renderPage({ params }, name, async (site) => {
    const t = await getTranslations({ locale: site.lang })
    return (
      <>
        <noscript>
          <p className={styles.noScript}>{t(noScript)}</p>
        </noscript>
        {children}
      </>
    )
  })
}
