import { CheckoutView } from '@/components/checkout/checkout-view'
import { FocusedPage, focusedMetadata, type PageProps } from '@/components/checkout/focused-page'

export const revalidate = 3600
export const generateStaticParams = async () => []
export const generateMetadata = (props: PageProps) => focusedMetadata(props, 'checkout.title')

/** The checkout; the cart arrives in the island. */
export default function CheckoutPage({ params }: PageProps) {
  return (
    <FocusedPage params={params} name="checkout" noScript="checkout.noScript">
      <CheckoutView />
    </FocusedPage>
  )
}
