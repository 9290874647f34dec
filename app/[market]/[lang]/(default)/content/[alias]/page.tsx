import type { Metadata } from 'next'
import { ContentPageView } from '@/components/content/content-page-view'
import { type EditorialParams, loadEditorialPage } from '@/lib/content/load-editorial-page'
import { editorialMetadata } from '@/lib/seo/page-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: EditorialParams): Promise<Metadata> =>
  editorialMetadata(await loadEditorialPage(props), 'content')

/** A content page at its short address. */
export default async function ContentPage(props: EditorialParams) {
  const page = await loadEditorialPage(props)
  return page ? <ContentPageView page={page} /> : null
}
