import 'client-only'
import type { CheckoutUrlsInputType } from '@/graphql/generated/graphql'
import type { Site } from '@/lib/market/site'
import type { PaymentProvider } from '@/lib/payment/payment-provider'
import { contentHref } from '@/lib/routing/content-paths'
import { routeHref } from '@/lib/routing/href'

const absolute = (path: string): string => new URL(path, window.location.origin).href

/** Where a provider sends the shopper after paying, when she cancels, and to read the terms. The service fills in the ids. */
export const checkoutUrls = (site: Site, { returnParameter }: PaymentProvider): CheckoutUrlsInputType => ({
  redirectUrl: `${absolute(routeHref(site, 'checkout-confirm'))}?${returnParameter}={payment.uid}&cartid={geins.cartid}`,
  checkoutPageUrl: absolute(routeHref(site, 'checkout')),
  termsPageUrl: absolute(contentHref(site, 'terms')),
})
