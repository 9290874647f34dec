import type { ReactNode } from 'react'
import { DefaultLayout } from '@/components/layout/default-layout'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'

export default function Layout({ children, ...props }: SiteProps & { children: ReactNode }) {
  return withSite(props, (site) => <DefaultLayout site={site}>{children}</DefaultLayout>)
}
