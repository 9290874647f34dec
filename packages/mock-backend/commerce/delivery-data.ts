import type { Localised } from '#catalogue/types'
import { deliveryArea } from './delivery-areas'
import { toDecimal } from './money'
import { type Destination, pickupPoints } from './pickup-points'
import { externalFee, type ShippingOption } from './shipping-options'
import type { Storefront } from './storefront'

const DRIVER_NOTE: Localised = {
  fi: 'Ohje kuljettajalle',
  sv: 'Meddelande till föraren',
  nb: 'Beskjed til sjåføren',
  da: 'Besked til chaufføren',
}
const NOTE_LENGTH = 120

function widgetOption(option: ShippingOption, value: number, to: Destination, storefront: Storefront) {
  const area = deliveryArea(storefront.market.alias, to.zip)
  return {
    id: option.externalId,
    name: option.displayName[storefront.lang],
    // null: the shop's own fee applies
    priceValue: area ? decimalOrNull(externalFee(option, value, area)) : null,
    agents: pickupPoints(option, to, storefront),
    fields:
      option.way === 'home'
        ? [{ id: 'driver-note', type: 'TEXT', label: DRIVER_NOTE[storefront.lang], maxLength: NOTE_LENGTH }]
        : [],
  }
}

const decimalOrNull = (minor: number | null): number | null => (minor === null ? null : toDecimal(minor))

/** The schema's `shippingData`: fee, pick-up points and text fields of each option at the destination, as JSON. */
export const deliveryData = (
  options: ShippingOption[],
  value: number,
  to: Destination,
  storefront: Storefront,
): string =>
  JSON.stringify({
    currency: storefront.market.currency.code,
    options: options.map((option) => widgetOption(option, value, to, storefront)),
  })
