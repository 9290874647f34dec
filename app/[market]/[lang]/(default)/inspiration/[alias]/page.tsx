import { type ContentParams, contentPage } from '@/components/content/content-page'
import { renderSitePage, sitePageMetadata } from '@/components/layout/site-page'
import type { SiteProps } from '@/lib/i18n/with-site'

export const revalidate = 300
export const generateStaticParams = async () => []

const page = contentPage('inspiration')

export const generateMetadata = (props: SiteProps<ContentParams>) => sitePageMetadata(props, page)

/** An article of the journal. */
export default function InspirationPage(props: SiteProps<ContentParams>) {
  return renderSitePage(props, page)
}
