import type { Storefront } from './storefront'

/** An amount in minor units (cent, öre, øre), with and without VAT. */
export type Amount = { inc: number; ex: number }

export const NOTHING: Amount = { inc: 0, ex: 0 }

/** Integer division rounding half up, exact for whole numbers. */
export const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor))

/** A price including VAT and the same price without it, rounded half up. Minor units; `vat` in permille. */
export const amountFromIncVat = (inc: number, vat: number): Amount => ({
  inc,
  ex: divideHalfUp(inc * 1000, 1000 + vat),
})

export const add = (a: Amount, b: Amount): Amount => ({ inc: a.inc + b.inc, ex: a.ex + b.ex })
export const subtract = (a: Amount, b: Amount): Amount => ({ inc: a.inc - b.inc, ex: a.ex - b.ex })
export const times = (a: Amount, quantity: number): Amount => ({ inc: a.inc * quantity, ex: a.ex * quantity })

/** Minor units as the schema's Decimal in currency units. */
export const toDecimal = (minor: number): number => minor / 100

const formats = new Map<string, Intl.NumberFormat>()

function formatFor(storefront: Storefront, decimals: number): Intl.NumberFormat {
  const locale = `${storefront.lang}-${storefront.market.country.code}`
  const key = `${locale}:${decimals}`
  const known = formats.get(key)
  if (known) return known
  const currency = storefront.market.currency.code
  const made = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  })
  formats.set(key, made)
  return made
}

/** Formats minor units for the market: `129,90 €`, `1 499 kr`, `1.099 kr.`. Whole kroner have no decimals. */
export function formatMoney(minor: number, storefront: Storefront): string {
  const whole = storefront.market.wholePrices && minor % 100 === 0
  return formatFor(storefront, whole ? 0 : 2).format(toDecimal(minor))
}

/** As `formatMoney`, but whole amounts have no decimals in any market: `200 €`. */
export const formatShort = (minor: number, storefront: Storefront): string =>
  formatFor(storefront, minor % 100 === 0 ? 0 : 2).format(toDecimal(minor))

/** Whole percent by which `selling` is below `compared`, rounded half up (T2). */
export const percentBelow = (selling: number, compared: number): number =>
  compared > selling && compared > 0 ? divideHalfUp((compared - selling) * 100, compared) : 0
