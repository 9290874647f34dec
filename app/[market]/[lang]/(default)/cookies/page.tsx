import { getTranslations } from 'next-intl/server'
import { CookiesView } from '@/components/consent/cookies-view'
import { renderPage } from '@/components/layout/render-page'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { routeHref, routePath } from '@/lib/routing/href'
import { buildMetadata } from '@/lib/seo/build-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export async function generateMetadata(props: SiteProps) {
  const metadata = await withSite(props, async (site) => {
    const t = await getTranslations({ locale: site.lang, namespace: 'consent' })
    return buildMetadata({
      site,
      title: t('title'),
      description: t('description'),
      path: routePath(site.lang, 'cookies'),
      hrefOn: (other) => routeHref(other, 'cookies'),
      isIndexed: true,
    })
  })
  return metadata ?? {}
}

/** What the shop stores on a device, and the choice of it. */
export default function CookiesPage({ params }: SiteProps) {
  return renderPage({ params }, 'cookies', (site) => <CookiesView site={site} />)
}
