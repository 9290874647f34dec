import { CheckoutView } from '@/components/checkout/checkout-view'
import { FocusedPage, focusedMetadata } from '@/components/checkout/focused-page'
import type { SiteProps } from '@/lib/i18n/with-site'

// the CSP nonce differs per response, so the page cannot be cached
export const dynamic = 'force-dynamic'
export const generateMetadata = (props: SiteProps) => focusedMetadata(props, 'checkout.title')

/** The checkout; the cart is loaded in the browser. */
export default function CheckoutPage({ params }: SiteProps) {
  return (
    <FocusedPage params={params} name="checkout" noScript="checkout.noScript">
      <CheckoutView />
    </FocusedPage>
  )
}
