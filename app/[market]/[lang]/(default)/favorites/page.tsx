import { FavoritesPageView } from '@/components/favorites/favorites-page-view'
import { renderPage } from '@/components/layout/render-page'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { favoritesMetadata } from '@/lib/seo/favorites-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: SiteProps) => (await withSite(props, favoritesMetadata)) ?? {}

/** The favourites page: the same HTML for everybody, the list is rendered in the browser (R-ROUTE-09). */
export default function FavoritesPage({ params }: SiteProps) {
  return renderPage({ params }, 'favorites', (site) => <FavoritesPageView site={site} />)
}
