import { inEvery } from '#catalogue/langs'
import type { Localised, MarketAlias } from '#catalogue/types'
import { type DeliveryArea, deliveryArea } from './delivery-areas'
import type { Market } from './markets'
import { type Amount, amountFromIncVat, formatMoney, toDecimal } from './money'
import type { Storefront } from './storefront'

export type DeliveryWay = 'pickup' | 'box' | 'home'

export type ShippingOption = {
  id: number
  name: string
  displayName: Localised
  carrier: string
  way: DeliveryWay
  /** File of the carrier's logo in `images/files`; null without one. */
  logo: string | null
  /** Id of the option at the delivery service. */
  externalId: string
  isDefault: boolean
  /** Areas where this option is offered. */
  areas: readonly DeliveryArea[]
  /** Surcharges of the delivery service, minor units including VAT. */
  supplements: Partial<Record<DeliveryArea, number>>
  /** Minor units including VAT, ascending by `from`: the last tier with `from` <= cart value applies. */
  feeTiers: { from: number; fee: number }[]
}

type Seed = {
  id: number
  name: string
  carrier: string
  way: DeliveryWay
  fee: number
  /** Fee from the market's `freeShippingFrom` on; default 0. */
  feeAboveThreshold?: number
  areas: readonly DeliveryArea[]
  supplements?: Partial<Record<DeliveryArea, number>>
}

const WAYS: Record<DeliveryWay, Localised> = {
  pickup: { fi: 'noutopisteeseen', sv: 'till ombud', nb: 'til hentested', da: 'til pakkeshop' },
  home: { fi: 'kotiinkuljetus', sv: 'hemleverans', nb: 'hjemlevering', da: 'levering til døren' },
  box: { fi: 'pakettiautomaattiin', sv: 'till paketskåp', nb: 'til pakkeboks', da: 'til pakkeboks' },
}

/** Logos of the national post services. Other carriers have none. */
const LOGOS: Record<string, string> = {
  Posti: 'logo-posti.svg',
  PostNord: 'logo-postnord.svg',
  Posten: 'logo-posten.svg',
}

const EVERYWHERE: DeliveryArea[] = ['town', 'country', 'remote', 'island']
const MAINLAND: DeliveryArea[] = ['town', 'country', 'remote']

/** The first option of each market is its default. */
const SEEDS: Record<MarketAlias, Seed[]> = {
  fi: [
    { id: 11, name: 'Posti', carrier: 'Posti', way: 'box', fee: 4_90, areas: ['town', 'country'] },
    { id: 12, name: 'Matkahuolto', carrier: 'Matkahuolto', way: 'pickup', fee: 4_50, areas: EVERYWHERE },
    {
      id: 13,
      name: 'PostiHome',
      carrier: 'Posti',
      way: 'home',
      fee: 9_90,
      feeAboveThreshold: 5_00,
      areas: MAINLAND,
      supplements: { remote: 6_00 },
    },
  ],
  se: [
    { id: 21, name: 'PostNord', carrier: 'PostNord', way: 'pickup', fee: 49_00, areas: EVERYWHERE },
    { id: 22, name: 'Instabox', carrier: 'Instabox', way: 'box', fee: 39_00, areas: ['town'] },
    {
      id: 23,
      name: 'PostNordHome',
      carrier: 'PostNord',
      way: 'home',
      fee: 99_00,
      feeAboveThreshold: 50_00,
      areas: ['town', 'country', 'island'],
      supplements: { island: 40_00 },
    },
  ],
  no: [
    {
      id: 31,
      name: 'Posten',
      carrier: 'Posten',
      way: 'pickup',
      fee: 59_00,
      areas: EVERYWHERE,
      supplements: { island: 80_00 },
    },
    {
      id: 32,
      name: 'Bring',
      carrier: 'Bring',
      way: 'home',
      fee: 119_00,
      feeAboveThreshold: 60_00,
      areas: MAINLAND,
      supplements: { remote: 70_00 },
    },
  ],
  dk: [
    { id: 41, name: 'GLS', carrier: 'GLS', way: 'pickup', fee: 39_00, areas: EVERYWHERE },
    { id: 42, name: 'dao', carrier: 'dao', way: 'box', fee: 35_00, areas: ['town'] },
    {
      id: 43,
      name: 'GLSHome',
      carrier: 'GLS',
      way: 'home',
      fee: 69_00,
      feeAboveThreshold: 30_00,
      areas: ['town', 'country', 'island'],
      supplements: { island: 30_00 },
    },
  ],
}

/** All delivery options of a market. */
export const shippingOptions = ({ alias, freeShippingFrom, changedFees }: Market): ShippingOption[] =>
  SEEDS[alias].map(({ id, name, carrier, way, fee, feeAboveThreshold = 0, areas, supplements = {} }, i) => ({
    id,
    name,
    displayName: inEvery((lang) => `${carrier}, ${WAYS[way][lang]}`),
    carrier,
    way,
    logo: LOGOS[carrier] ?? null,
    externalId: `${alias}-${carrier.toLowerCase()}-${way}`,
    isDefault: i === 0,
    areas,
    supplements,
    feeTiers: [
      { from: 0, fee: changedFees?.get(id) ?? fee },
      { from: freeShippingFrom, fee: feeAboveThreshold },
    ],
  }))

/** The delivery options for a postcode, the default first; all options of the market while the postcode is invalid. */
export function offeredOptions(market: Market, zip: string): ShippingOption[] {
  const options = shippingOptions(market)
  if (!market.zip.test(zip)) return options
  const area = deliveryArea(market.alias, zip)
  return options
    .filter(({ areas }) => area !== null && areas.includes(area))
    .map((option, i) => ({ ...option, isDefault: i === 0 }))
}

/** Fee including VAT, minor units, for products worth `value`. */
export const shippingFee = ({ feeTiers }: ShippingOption, value: number): number =>
  feeTiers.filter(({ from }) => value >= from).at(-1)?.fee ?? 0

/**
 * The delivery service's fee for an area, minor units including VAT. Null if the area has no surcharge or delivery is
 * free, so that the option's own fee applies.
 */
export function externalFee(option: ShippingOption, value: number, area: DeliveryArea): number | null {
  const fee = shippingFee(option, value)
  const supplement = option.supplements[area] ?? 0
  return fee === 0 || supplement === 0 ? null : fee + supplement
}

/** Amount to add before the option is free, minor units: 0 when it is free, -1 when it never becomes free. */
function leftToFree({ feeTiers }: ShippingOption, value: number): number {
  const free = feeTiers.find(({ fee }) => fee === 0)
  return free ? Math.max(0, free.from - value) : -1
}

/**
 * The schema's ShippingOptionType for products worth `value`. `charged` overrides the option's fee with the delivery
 * service's fee or the fee stored with an order.
 */
export function shippingOptionType(
  option: ShippingOption,
  value: number,
  flags: { isDefault: boolean; isSelected: boolean },
  storefront: Storefront,
  charged?: Amount,
) {
  const fee = charged ?? amountFromIncVat(shippingFee(option, value), storefront.market.vat)
  const left = leftToFree(option, value)
  return {
    id: option.id,
    name: option.name,
    displayName: option.displayName[storefront.lang],
    logo: option.logo,
    externalId: option.externalId,
    shippingData: null,
    subOptions: [],
    ...flags,
    feeIncVat: toDecimal(fee.inc),
    feeExVat: toDecimal(fee.ex),
    feeIncVatFormatted: formatMoney(fee.inc, storefront),
    feeExVatFormatted: formatMoney(fee.ex, storefront),
    // -1 is a marker, not an amount, so it is neither converted nor formatted.
    amountLeftToFreeShipping: left < 0 ? -1 : toDecimal(left),
    amountLeftToFreeShippingFormatted: left < 0 ? null : formatMoney(left, storefront),
  }
}
