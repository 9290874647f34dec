import { FocusedPage, focusedMetadata } from '@/components/checkout/focused-page'
import { KlarnaFailView } from '@/components/checkout/payment/klarna-fail-view'
import type { SiteProps } from '@/lib/i18n/with-site'

export const revalidate = 3600
export const generateStaticParams = async () => []
export const generateMetadata = (props: SiteProps) => focusedMetadata(props, 'checkout.failTitle')

/** The page to which a payment provider redirects after a failed payment (R-ROUTE-08). */
export default function KlarnaFailPage({ params }: SiteProps) {
  return (
    <FocusedPage params={params} name="checkout-klarna-fail" noScript="checkout.noScript">
      <KlarnaFailView />
    </FocusedPage>
  )
}
