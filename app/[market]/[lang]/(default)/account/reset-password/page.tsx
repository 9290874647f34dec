import { SignInView } from '@/components/account/sign-in-view'
import { renderPage } from '@/components/layout/render-page'
import { type SiteProps, withSite } from '@/lib/i18n/with-site'
import { signInMetadata } from '@/lib/seo/sign-in-metadata'

export const revalidate = 300
export const generateStaticParams = async () => []

export const generateMetadata = async (props: SiteProps) =>
  (await withSite(props, (site) => signInMetadata(site, 'account-reset-password'))) ?? {}

/** The page of a mailed link for a new password (R-ROUTE-19). */
export default function ResetPasswordRoute({ params }: SiteProps) {
  return renderPage({ params }, 'account-reset-password', (site) => <SignInView site={site} isReset />)
}
