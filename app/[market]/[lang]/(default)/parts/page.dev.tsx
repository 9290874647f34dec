import { PartsGallery } from '@/components/parts/parts-gallery'
import { PageMessages } from '@/components/providers/page-messages'
import { loadMessages } from '@/lib/i18n/load-messages'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'

export const metadata = { title: 'Parts', robots: { index: false, follow: false } }

/** Component gallery for development: every component in every state, at `/parts` of any market under `npm run dev`. */
export default function PartsPage(props: SiteProps) {
  return withSite(props, async (site) => (
    <PageMessages messages={await loadMessages(site.lang)} names={['cart']}>
      <PartsGallery />
    </PageMessages>
  ))
}
