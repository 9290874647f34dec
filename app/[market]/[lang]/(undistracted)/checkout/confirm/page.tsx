import { ConfirmView } from '@/components/checkout/confirm/confirm-view'
import { FocusedPage, focusedMetadata } from '@/components/checkout/focused-page'
import type { SiteProps } from '@/lib/i18n/with-site'

// the CSP nonce differs per response, so the page cannot be cached
export const dynamic = 'force-dynamic'
export const generateMetadata = (props: SiteProps) => focusedMetadata(props, 'confirm.title')

/** The order confirmation; the ids of the order are in the address or on the device (R-CHECKOUT-12). */
export default function ConfirmPage({ params }: SiteProps) {
  return (
    <FocusedPage params={params} name="checkout-confirm" noScript="confirm.noScript">
      <ConfirmView />
    </FocusedPage>
  )
}
