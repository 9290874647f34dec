import { SignInView } from '@/components/account/sign-in-view'
import { renderPage } from '@/components/layout/render-page'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { signInMetadata } from '@/lib/seo/sign-in-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: SiteProps) =>
  (await withSite(props, (site) => signInMetadata(site, 'account-sign-in'))) ?? {}

/** The page for signing in and registering (R-GUARD-04). */
export default function SignInRoute({ params }: SiteProps) {
  return renderPage({ params }, 'account-sign-in', (site) => <SignInView site={site} />)
}
