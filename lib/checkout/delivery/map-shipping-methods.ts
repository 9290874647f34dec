import type { CheckoutFragment } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import type { ExternalFee, ShippingMethod } from '@/lib/checkout/form/checkout-types'
import { priceForms } from '@/lib/product/price-view'
import { type DeliveryDetails, parseDeliveryData } from './delivery-data'

type Option = NonNullable<NonNullable<CheckoutFragment['shippingOptions']>[number]>

const NO_DETAILS: DeliveryDetails = { price: null, points: [], note: null }

/**
 * The fee of the delivery service; null when there is none or it equals the shop's fee. The service gives it with VAT
 * only, so the VAT rate is taken from the shop's own fee.
 */
function externalFeeOf({ feeIncVat, feeExVat }: Option, price: number | null): ExternalFee | null {
  if (price === null || price === feeIncVat) return null
  const exVat = feeIncVat > 0 ? (price * feeExVat) / feeIncVat : price
  return { incVat: price, exVat: Math.round(exVat * 100) / 100 }
}

function shippingMethod(option: Option, { price, points, note }: DeliveryDetails): ShippingMethod {
  const externalFee = externalFeeOf(option, price)
  return {
    id: option.id,
    name: option.displayName ?? option.name ?? '',
    kind: option.name ?? '',
    logo: option.logo ?? '',
    fee: priceForms(option.feeIncVat, option.feeExVat, option.feeIncVatFormatted, option.feeExVatFormatted),
    isFree: (externalFee?.incVat ?? option.feeIncVat) === 0,
    externalId: option.externalId ?? '',
    externalFee,
    points,
    note,
  }
}

/** Maps shipping methods with the details of the delivery service: fee, pickup points, text field (R-CHECKOUT-14). */
export function mapShippingMethods({
  shippingOptions,
  shippingData,
}: Pick<CheckoutFragment, 'shippingOptions' | 'shippingData'>): ShippingMethod[] {
  const details = parseDeliveryData(shippingData)
  return present(shippingOptions).map((option) =>
    shippingMethod(option, details.get(option.externalId ?? '') ?? NO_DETAILS),
  )
}
