import { FocusedPage, focusedMetadata, type PageProps } from '@/components/checkout/focused-page'
import { KlarnaFailView } from '@/components/checkout/klarna-fail-view'

export const revalidate = 3600
export const generateStaticParams = async () => []
export const generateMetadata = (props: PageProps) => focusedMetadata(props, 'checkout.failTitle')

/** Where a payment provider sends shoppers whose payment failed (R-ROUTE-08). */
export default function KlarnaFailPage({ params }: PageProps) {
  return (
    <FocusedPage params={params} name="checkout-klarna-fail" noScript="checkout.noScript">
      <KlarnaFailView />
    </FocusedPage>
  )
}
