import type { CheckoutFragment } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import type { MarketAlias } from '@/lib/market/market-table'
import { priceForms } from '@/lib/product/price-view'
import type { CheckoutOptions } from './checkout-types'
import { mapShippingMethods } from './map-shipping-methods'
import { orderPayments } from './payment-order'

/** What the service offers this cart; its own preselection is left out (T24). */
export function mapCheckoutOptions(
  checkout: Pick<CheckoutFragment, 'shippingOptions' | 'shippingData' | 'paymentOptions'>,
  market: MarketAlias,
): CheckoutOptions {
  return {
    shipping: mapShippingMethods(checkout),
    payments: orderPayments(market, present(checkout.paymentOptions)).map((option) => ({
      id: option.id,
      name: option.displayName ?? option.name ?? '',
      kind: option.name ?? '',
      fee: priceForms(option.feeIncVat, option.feeExVat, option.feeIncVatFormatted, option.feeExVatFormatted),
      isFree: option.feeIncVat === 0,
    })),
  }
}
