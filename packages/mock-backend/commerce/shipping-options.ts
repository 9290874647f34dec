import { inEvery } from '#catalogue/langs'
import type { Localised, MarketAlias } from '#catalogue/types'
import type { Market } from './markets'
import { formatMoney, toDecimal, withVat } from './money'
import type { Place } from './place'

/** A way of delivery; the fee is that of the last price point whose `from` the products' value reaches. */
export type ShippingOption = {
  id: number
  name: string
  displayName: Localised
  isDefault: boolean
  /** Minor units including VAT, rising by `from`. */
  points: { from: number; fee: number }[]
}

type Seed = [id: number, name: string, displayName: Localised, fee: number, feeFromFree: number]

const PICKUP: Localised = { fi: 'noutopisteeseen', sv: 'till ombud', nb: 'til hentested', da: 'til pakkeshop' }
const HOME: Localised = { fi: 'kotiinkuljetus', sv: 'hemleverans', nb: 'hjemlevering', da: 'levering til døren' }
const BOX: Localised = { fi: 'pakettiautomaattiin', sv: 'till paketskåp', nb: 'til pakkeboks', da: 'til pakkeboks' }

const named = (carrier: string, way: Localised): Localised => inEvery((lang) => `${carrier}, ${way[lang]}`)

/** First of each market is the default; the last number is the fee once free shipping is reached. */
const SEEDS: Record<MarketAlias, Seed[]> = {
  fi: [
    [11, 'Posti', named('Posti', BOX), 4_90, 0],
    [12, 'Matkahuolto', named('Matkahuolto', PICKUP), 4_50, 0],
    [13, 'PostiHome', named('Posti', HOME), 9_90, 5_00],
  ],
  se: [
    [21, 'PostNord', named('PostNord', PICKUP), 49_00, 0],
    [22, 'Instabox', named('Instabox', BOX), 39_00, 0],
    [23, 'PostNordHome', named('PostNord', HOME), 99_00, 50_00],
  ],
  no: [
    [31, 'Posten', named('Posten', PICKUP), 59_00, 0],
    [32, 'Bring', named('Bring', HOME), 119_00, 60_00],
  ],
  dk: [
    [41, 'GLS', named('GLS', PICKUP), 39_00, 0],
    [42, 'dao', named('dao', BOX), 35_00, 0],
    [43, 'GLSHome', named('GLS', HOME), 69_00, 30_00],
  ],
}

export const shippingOptions = ({ alias, freeShippingFrom }: Market): ShippingOption[] =>
  SEEDS[alias].map(([id, name, displayName, fee, freeFee], i) => ({
    id,
    name,
    displayName,
    isDefault: i === 0,
    points: [
      { from: 0, fee },
      { from: freeShippingFrom, fee: freeFee },
    ],
  }))

/** Fee including VAT, minor units, for products worth `value`. */
export const shippingFee = ({ points }: ShippingOption, value: number): number =>
  points.filter((point) => value >= point.from).at(-1)?.fee ?? 0

/** What is missing until the option is free, minor units: 0 when it is, -1 when it never will be. */
function leftToFree({ points }: ShippingOption, value: number): number {
  const free = points.find((point) => point.fee === 0)
  return free ? Math.max(0, free.from - value) : -1
}

/** The schema's ShippingOptionType for products worth `value`; `isDefault` as given, see the callers. */
export function shippingOptionType(
  option: ShippingOption,
  value: number,
  flags: { isDefault: boolean; isSelected: boolean },
  place: Place,
) {
  const fee = withVat(shippingFee(option, value), place.market.vat)
  const left = leftToFree(option, value)
  return {
    id: option.id,
    name: option.name,
    displayName: option.displayName[place.lang],
    logo: null,
    ...flags,
    feeIncVat: toDecimal(fee.inc),
    feeExVat: toDecimal(fee.ex),
    feeIncVatFormatted: formatMoney(fee.inc, place),
    feeExVatFormatted: formatMoney(fee.ex, place),
    // -1 is a sign, not an amount: it stays -1 and has no written form.
    amountLeftToFreeShipping: left < 0 ? -1 : toDecimal(left),
    amountLeftToFreeShippingFormatted: left < 0 ? null : formatMoney(left, place),
  }
}
