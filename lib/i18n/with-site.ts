import 'server-only'
import { setRequestLocale } from 'next-intl/server'
import { type Site, siteFromParams } from '@/lib/market/site'

/** Props of a page or layout; `Params` are those besides market and language. */
export type SiteProps<Params extends object = object> = {
  params: Promise<{ market: string; lang: string } & Params>
}

/** Runs `use` for the site in an address, in its language; null for an address that the middleware did not write. */
export async function withSite<Params extends object, Result>(
  { params }: SiteProps<Params>,
  use: (site: Site, params: Params) => Result | Promise<Result>,
): Promise<Result | null> {
  const given = await params
  const site = siteFromParams(given)
  if (!site) return null
  setRequestLocale(site.lang)
  return use(site, given)
}
