import type { Localised, MarketAlias } from '#catalogue/types'
import { type DeliveryArea, deliveryArea } from './delivery-areas'
import type { ShippingOption } from './shipping-options'
import type { Storefront } from './storefront'
import { townOf } from './towns'

/** Destination of a parcel: the address fields that decide on delivery. */
export type Destination = { zip: string; city: string }

/** Opening hours of the days `from` to `to`, both included; Monday is 1. Times are `HH:MM`. */
type Hours = { from: number; to: number; opens: string; closes: string }

/** A pick-up point of the delivery service; `distance` in metres. */
export type PickupPoint = {
  id: string
  name: string
  address1: string
  zipCode: string
  city: string
  distance: number
  openingHours: Hours[]
}

const ALWAYS: Hours[] = [{ from: 1, to: 7, opens: '00:00', closes: '24:00' }]
const SHOP: Hours[] = [
  { from: 1, to: 5, opens: '07:00', closes: '21:00' },
  { from: 6, to: 6, opens: '09:00', closes: '18:00' },
  { from: 7, to: 7, opens: '12:00', closes: '18:00' },
]
const KIOSK: Hours[] = [{ from: 1, to: 7, opens: '08:00', closes: '22:00' }]
const HOURS = [SHOP, KIOSK, SHOP]

/** Names of shops with parcel service, by country. */
const HOSTS: Record<MarketAlias, string[]> = {
  fi: ['Lähikauppa Aitta', 'Kioski Kulma', 'Ruokatori', 'Huoltamo Ratas', 'Kukkakauppa Vanamo', 'Kirjakauppa Lehti'],
  se: ['Närbutiken', 'Hörnkiosken', 'Matboden', 'Macken', 'Blomsterboden', 'Bokhörnan'],
  no: ['Nærbutikken', 'Hjørnekiosken', 'Matboden', 'Bensinstasjonen', 'Blomsterboden', 'Bokhjørnet'],
  dk: ['Nærkøb', 'Hjørnekiosken', 'Madboden', 'Tanken', 'Blomsterboden', 'Boghjørnet'],
}
const STREETS: Record<MarketAlias, string[]> = {
  fi: ['Asemakatu', 'Kauppakatu', 'Kirkkokatu', 'Rantatie', 'Koulukatu', 'Keskuskatu'],
  se: ['Stationsgatan', 'Storgatan', 'Kyrkogatan', 'Strandvägen', 'Skolgatan', 'Torggatan'],
  no: ['Jernbanegata', 'Storgata', 'Kirkegata', 'Strandveien', 'Skolegata', 'Torggata'],
  dk: ['Jernbanegade', 'Storegade', 'Kirkegade', 'Strandvejen', 'Skolegade', 'Torvegade'],
}
const LOCKER: Localised = { fi: 'pakettiautomaatti', sv: 'paketskåp', nb: 'pakkeboks', da: 'pakkeboks' }

/** By area: the number of points, the distance of the nearest and the distance between two, in metres. */
const SPREAD: Record<DeliveryArea, { count: number; first: number; step: number }> = {
  town: { count: 6, first: 200, step: 350 },
  country: { count: 3, first: 1400, step: 3800 },
  island: { count: 2, first: 2200, step: 9500 },
  remote: { count: 2, first: 6500, step: 21_000 },
}

/** A number derived from a text, so that carriers and postcodes get different points. */
const shiftOf = (text: string): number => [...text].reduce((sum, char) => sum + char.charCodeAt(0), 0)

const at = <Item>(list: readonly Item[], position: number): Item => {
  const item = list[position % list.length]
  if (item === undefined) throw new Error('The list is empty')
  return item
}

/**
 * Pick-up points of an option near a postcode; empty for home delivery. They are not sorted by distance, because real
 * carriers do not sort them either.
 */
export function pickupPoints(
  option: ShippingOption,
  { zip, city }: Destination,
  { market: { alias: market }, lang }: Storefront,
): PickupPoint[] {
  const area = deliveryArea(market, zip)
  if (option.way === 'home' || area === null) return []
  const digits = zip.replace(/\s/g, '')
  const shift = shiftOf(option.name + digits)
  const { count, first, step } = SPREAD[area]
  const points = Array.from({ length: count }, (_, n): PickupPoint => {
    const host = at(HOSTS[market], shift + n)
    const isLocker = option.way === 'box'
    return {
      id: `${option.id}-${digits}-${n + 1}`,
      name: isLocker ? `${host}, ${LOCKER[lang]}` : host,
      address1: `${at(STREETS[market], shift + 2 * n)} ${((shift * (n + 3)) % 40) + 1}`,
      zipCode: zip,
      city: city || townOf(market, zip),
      distance: first + n * step + (shift % 90),
      openingHours: isLocker ? ALWAYS : at(HOURS, shift + n),
    }
  })
  return [...points.slice(1), ...points.slice(0, 1)]
}
