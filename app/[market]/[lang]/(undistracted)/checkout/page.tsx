import { CheckoutView } from '@/components/checkout/checkout-view'
import { focusedPage } from '@/components/checkout/focused-page'

export const revalidate = 3600
export const generateStaticParams = async () => []

const page = focusedPage({
  name: 'checkout',
  title: 'checkout.title',
  noScript: 'checkout.noScript',
  View: CheckoutView,
})

export const generateMetadata = page.generateMetadata

/** The checkout; the cart arrives in the island. */
export default page.Page
