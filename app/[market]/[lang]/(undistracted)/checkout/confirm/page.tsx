import { ConfirmView } from '@/components/checkout/confirm-view'
import { focusedPage } from '@/components/checkout/focused-page'

export const revalidate = 3600
export const generateStaticParams = async () => []

const page = focusedPage({
  name: 'checkout-confirm',
  title: 'confirm.title',
  noScript: 'confirm.noScript',
  View: ConfirmView,
})

export const generateMetadata = page.generateMetadata

/** The order confirmation; which order it is stands in the address (R-CHECKOUT-12). */
export default page.Page
