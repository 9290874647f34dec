import { ConfirmView } from '@/components/checkout/confirm-view'
import { FocusedPage, focusedMetadata, type PageProps } from '@/components/checkout/focused-page'

export const revalidate = 3600
export const generateStaticParams = async () => []
export const generateMetadata = (props: PageProps) => focusedMetadata(props, 'confirm.title')

/** The order confirmation; which order it is stands in the address (R-CHECKOUT-12). */
export default function ConfirmPage({ params }: PageProps) {
  return (
    <FocusedPage params={params} name="checkout-confirm" noScript="confirm.noScript">
      <ConfirmView />
    </FocusedPage>
  )
}
