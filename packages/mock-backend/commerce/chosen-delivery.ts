import type { CheckoutInput } from './checkout-input'
import { deliveryArea } from './delivery-areas'
import { type Destination, pickupPoints } from './pickup-points'
import { externalFee, offeredOptions, type ShippingOption } from './shipping-options'
import type { CartRecord } from './shop-records'
import type { Storefront } from './storefront'

/** The destination of a checkout: postcode and town of the shipping or billing address, '' while they are missing. */
export function destinationOf({ shippingAddress, billingAddress }: CheckoutInput): Destination {
  const { zip, city } = shippingAddress ?? billingAddress ?? {}
  return { zip: zip?.trim() ?? '', city: city?.trim() ?? '' }
}

/** The requested delivery option, if it is available for the postcode. */
export const chosenOption = (input: CheckoutInput, storefront: Storefront): ShippingOption | undefined =>
  offeredOptions(storefront.market, destinationOf(input).zip).find(({ id }) => id === input.shippingId)

/** The delivery service's fee in a request, minor units; undefined when it is negative or missing. */
export function askedFee({ externalShippingFee: fee }: CheckoutInput): number | undefined {
  return fee == null || fee < 0 ? undefined : Math.round(fee * 100)
}

/** The cart with the choices of the input that orders it, whatever an earlier request has stored. */
export const chosenCart = (cart: CartRecord, input: CheckoutInput): CartRecord => ({
  ...cart,
  shippingId: input.shippingId ?? null,
  externalFee: askedFee(input),
  paymentId: input.paymentId ?? null,
})

/**
 * Whether the delivery service offers what the request names: the option's external id, one of its pick-up points, and
 * its fee for products worth `value`. Prevents a request from setting another fee.
 */
export function isOfferedDelivery(
  input: CheckoutInput,
  option: ShippingOption,
  value: number,
  storefront: Storefront,
): boolean {
  const to = destinationOf(input)
  const area = deliveryArea(storefront.market.alias, to.zip)
  const points = pickupPoints(option, to, storefront)
  return (
    area !== null &&
    (input.externalShippingId || option.externalId) === option.externalId &&
    (!input.pickupPoint || points.some(({ id }) => id === input.pickupPoint)) &&
    (askedFee(input) ?? null) === externalFee(option, value, area)
  )
}

/** Id of the pick-up point of an order: the requested one, else the nearest; undefined for home delivery. */
export function orderedPoint(input: CheckoutInput, option: ShippingOption, storefront: Storefront): string | undefined {
  const points = pickupPoints(option, destinationOf(input), storefront)
  const [nearest] = points.toSorted((a, b) => a.distance - b.distance)
  return input.pickupPoint || nearest?.id
}
