import type { CheckoutFragment } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { mapShippingMethods } from '@/lib/checkout/delivery/map-shipping-methods'
import { orderPayments } from '@/lib/checkout/payment/payment-order'
import type { MarketAlias } from '@/lib/market/market-table'
import { providerOf } from '@/lib/payment/payment-providers'
import { priceForms } from '@/lib/product/price-view'
import type { CheckoutOptions, PaymentMethod } from './checkout-types'

type Option = NonNullable<NonNullable<CheckoutFragment['paymentOptions']>[number]>

/**
 * Maps a payment option; empty when the shop does not support its provider or, for that provider, its `checkoutType`.
 */
function paymentMethod(option: Option): PaymentMethod[] {
  const provider = providerOf(option.paymentType ?? 'STANDARD')
  const isExternal = option.checkoutType === 'EXTERNAL'
  if (!provider || isExternal !== (provider.connectSnippet !== null)) return []
  return [
    {
      id: option.id,
      name: option.displayName ?? option.name ?? '',
      kind: option.name ?? '',
      fee: priceForms(option.feeIncVat, option.feeExVat, option.feeIncVatFormatted, option.feeExVatFormatted),
      isFree: option.feeIncVat === 0,
      logo: option.logo ?? '',
      type: provider.paymentType,
      snippet: isExternal ? { html: option.paymentData ?? '', isNewSession: option.newCheckoutSession } : null,
    },
  ]
}

/** Maps the methods offered for this cart. The service's preselection is ignored (T24). */
export function mapCheckoutOptions(
  checkout: Pick<CheckoutFragment, 'shippingOptions' | 'shippingData' | 'paymentOptions'>,
  market: MarketAlias,
): CheckoutOptions {
  return {
    shipping: mapShippingMethods(checkout),
    payments: orderPayments(market, present(checkout.paymentOptions)).flatMap(paymentMethod),
  }
}
