import { FocusedPage, focusedMetadata } from '@/components/checkout/focused-page'
import { KlarnaFailView } from '@/components/checkout/klarna-fail-view'
import type { SiteProps } from '@/lib/i18n/with-site'

export const revalidate = 3600
export const generateStaticParams = async () => []
export const generateMetadata = (props: SiteProps) => focusedMetadata(props, 'checkout.failTitle')

/** Where a payment provider sends shoppers whose payment failed (R-ROUTE-08). */
export default function KlarnaFailPage({ params }: SiteProps) {
  return (
    <FocusedPage params={params} name="checkout-klarna-fail" noScript="checkout.noScript">
      <KlarnaFailView />
    </FocusedPage>
  )
}
