import { setRequestLocale } from 'next-intl/server'
import { PartsGallery } from '@/components/parts/parts-gallery'
import { siteFromParams } from '@/lib/market/site'

type PageProps = { params: Promise<{ market: string; lang: string }> }

export const metadata = { title: 'Parts', robots: { index: false, follow: false } }

/** Every part in every state, for those who build the shop; `/parts` of any market under `npm run dev`. */
export default async function PartsPage({ params }: PageProps) {
  const site = siteFromParams(await params)
  if (!site) return null
  setRequestLocale(site.lang)
  return <PartsGallery />
}
