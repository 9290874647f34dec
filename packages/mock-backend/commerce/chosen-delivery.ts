import type { CheckoutInput } from './checkout-input'
import { deliveryArea } from './delivery-areas'
import { type Destination, pickupPoints } from './pickup-points'
import type { Place } from './place'
import { externalFee, offeredOptions, type ShippingOption } from './shipping-options'

/** Where the parcel of a checkout goes; blank while no address was given. */
export function destinationOf({ shippingAddress, billingAddress }: CheckoutInput): Destination {
  const { zip, city } = shippingAddress ?? billingAddress ?? {}
  return { zip: zip?.trim() ?? '', city: city?.trim() ?? '' }
}

/** The option asked for, if it goes to the postcode. */
export const chosenOption = (input: CheckoutInput, place: Place): ShippingOption | undefined =>
  offeredOptions(place.market, destinationOf(input).zip).find(({ id }) => id === input.shippingId)

/** The fee of the delivery service in a checkout, minor units; none when it is negative or left out. */
export function askedFee({ externalShippingFee: fee }: CheckoutInput): number | undefined {
  return fee == null || fee < 0 ? undefined : Math.round(fee * 100)
}

/**
 * Whether a checkout names what the delivery service offers: the option's own id, one of its points, and its fee for
 * products worth `value`. A shopper cannot make up a fee.
 */
export function isOfferedDelivery(input: CheckoutInput, option: ShippingOption, value: number, place: Place): boolean {
  const to = destinationOf(input)
  const area = deliveryArea(place.market.alias, to.zip)
  const points = pickupPoints(option, to, place)
  return (
    area !== null &&
    (input.externalShippingId || option.externalId) === option.externalId &&
    (!input.pickupPoint || points.some(({ id }) => id === input.pickupPoint)) &&
    (askedFee(input) ?? null) === externalFee(option, value, area)
  )
}

/** The point an order is sent to: the one asked for, else the nearest, which the carrier would take. */
export function orderedPoint(input: CheckoutInput, option: ShippingOption, place: Place): string | undefined {
  const points = pickupPoints(option, destinationOf(input), place)
  const [nearest] = points.toSorted((a, b) => a.distance - b.distance)
  return input.pickupPoint || nearest?.id
}
