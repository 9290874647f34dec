import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import type { Site } from '@/lib/market/site'
import type { PageName } from '@/lib/routing/route-name'
import { missingMetadata } from '@/lib/seo/state-metadata'
import { ErrorView } from './error-view'
import { NotFoundView } from './not-found-view'
import { renderPage } from './render-page'

/** A page drawn from loaded content. */
export type SitePage<Params extends object, Content extends object> = {
  /** Name of the route, also when the content does not exist or could not be loaded. */
  name: PageName | ((site: Site, params: Params) => PageName)
  /** Null when the content does not exist, a throw when it could not be loaded. */
  load: (site: Site, params: Params) => Promise<Content | null>
  metadata: (site: Site, content: Content, params: Params) => Metadata | Promise<Metadata>
  view: (site: Site, content: Content, params: Params) => ReactNode | Promise<ReactNode>
  /** Replaces the default error view. */
  failed?: (site: Site, error: unknown) => ReactNode
}

const NOT_INDEXED: Metadata = { robots: { index: false } }

type Loaded<Content> = { content: Content | null } | { error: unknown }

const loadContent = <Params extends object, Content extends object>(
  { load }: SitePage<Params, Content>,
  site: Site,
  params: Params,
): Promise<Loaded<Content>> =>
  load(site, params).then(
    (content) => ({ content }),
    (error: unknown) => ({ error }),
  )

/** Metadata of a page, including the not-found and error cases. */
export async function sitePageMetadata<Params extends object, Content extends object>(
  props: SiteProps<Params>,
  page: SitePage<Params, Content>,
): Promise<Metadata> {
  const metadata = await withSite(props, async (site, params) => {
    const loaded = await loadContent(page, site, params)
    if ('error' in loaded) return missingMetadata(site, loaded)
    return loaded.content ? page.metadata(site, loaded.content, params) : missingMetadata(site, null)
  })
  return metadata ?? NOT_INDEXED
}

/** The page itself, the not-found view or the error view. */
export const renderSitePage = <Params extends object, Content extends object>(
  props: SiteProps<Params>,
  page: SitePage<Params, Content>,
): Promise<ReactNode> =>
  renderPage(props, page.name, async (site, params) => {
    const loaded = await loadContent(page, site, params)
    if ('error' in loaded) return page.failed?.(site, loaded.error) ?? <ErrorView site={site} error={loaded.error} />
    return loaded.content ? page.view(site, loaded.content, params) : <NotFoundView site={site} />
  })
