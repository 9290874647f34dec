import { type ContentParams, contentPage } from '@/components/content/content-page'
import { renderSitePage, sitePageMetadata } from '@/components/layout/site-page'
import type { SiteProps } from '@/lib/i18n/with-site'

export const revalidate = 300
export const generateStaticParams = async () => []

const page = contentPage('content')

export const generateMetadata = (props: SiteProps<ContentParams>) => sitePageMetadata(props, page)

/** A content page at its short address. */
export default function ContentPage(props: SiteProps<ContentParams>) {
  return renderSitePage(props, page)
}
