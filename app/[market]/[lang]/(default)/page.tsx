import { WidgetAreaView } from '@/components/content/widget-area-view'
import { renderSitePage, type SitePage, sitePageMetadata } from '@/components/layout/site-page'
import type { WidgetArea } from '@/lib/content/content-types'
import { loadHome } from '@/lib/content/load-home'
import type { SiteProps } from '@/lib/i18n/with-site'
import { homeMetadata } from '@/lib/seo/page-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

const page: SitePage<object, WidgetArea> = {
  name: 'home',
  load: loadHome,
  metadata: homeMetadata,
  view: (site, area) => <WidgetAreaView site={site} area={area} isPageStart />,
}

export const generateMetadata = (props: SiteProps) => sitePageMetadata(props, page)

/** Home page: the widgets that the market's editor has chosen (R-CMS-01). */
export default function HomePage(props: SiteProps) {
  return renderSitePage(props, page)
}
