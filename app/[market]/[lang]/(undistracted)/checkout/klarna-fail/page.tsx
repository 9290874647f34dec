import { focusedPage } from '@/components/checkout/focused-page'
import { KlarnaFailView } from '@/components/checkout/klarna-fail-view'

export const revalidate = 3600
export const generateStaticParams = async () => []

const page = focusedPage({
  name: 'checkout-klarna-fail',
  title: 'checkout.failTitle',
  noScript: 'checkout.noScript',
  View: KlarnaFailView,
})

export const generateMetadata = page.generateMetadata

/** Where a payment provider sends shoppers whose payment failed (R-ROUTE-08). */
export default page.Page
