import { setRequestLocale } from 'next-intl/server'
import type { ReactNode } from 'react'
import { DefaultLayout } from '@/components/layout/default-layout'
import { siteFromParams } from '@/lib/market/site'

type LayoutProps = { children: ReactNode; params: Promise<{ market: string; lang: string }> }

export default async function Layout({ children, params }: LayoutProps) {
  const site = siteFromParams(await params)
  if (!site) return null
  setRequestLocale(site.lang)
  return <DefaultLayout site={site}>{children}</DefaultLayout>
}
