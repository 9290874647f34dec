import 'client-only'
import type { CheckoutUrlsInputType } from '@/graphql/generated/graphql'
import type { Site } from '@/lib/market/site'
import type { PaymentProvider } from '@/lib/payment/payment-provider'
import { contentHref } from '@/lib/routing/content-paths'
import { routeHref } from '@/lib/routing/href'

const absolute = (path: string): string => new URL(path, window.location.origin).href

/**
 * Addresses for a payment provider: the confirmation after payment, the checkout after a cancellation, and the terms.
 * The service replaces the placeholders in braces.
 */
export const checkoutUrls = (site: Site, { returnParameter }: PaymentProvider): CheckoutUrlsInputType => ({
  redirectUrl: `${absolute(routeHref(site, 'checkout-confirm'))}?${returnParameter}={payment.uid}&cartid={geins.cartid}`,
  checkoutPageUrl: absolute(routeHref(site, 'checkout')),
  termsPageUrl: absolute(contentHref(site, 'terms')),
})
