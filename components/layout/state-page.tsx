import type { Metadata } from 'next'
import { setRequestLocale } from 'next-intl/server'
import type { ComponentType } from 'react'
import { type Site, siteFromParams } from '@/lib/market/site'
import { type StateTitle, stateMetadata } from '@/lib/seo/state-metadata'

export type PageProps = { params: Promise<{ market: string; lang: string }> }

/** Head of a page that says what went wrong, from the address. */
export async function statePageMetadata({ params }: PageProps, title: StateTitle): Promise<Metadata> {
  const site = siteFromParams(await params)
  return site ? stateMetadata(site, title) : {}
}

/** Such a page, in the language of its address. */
export async function StatePage({ params, view: View }: PageProps & { view: ComponentType<{ site: Site }> }) {
  const site = siteFromParams(await params)
  if (!site) return null
  setRequestLocale(site.lang)
  return <View site={site} />
}
