import { inEvery } from '#catalogue/langs'
import type { Localised } from '#catalogue/types'
import type { FacetRegistry } from './facet-registry'
import type { Facet } from './facet-types'
import type { Market } from './markets'
import { percentBelow } from './money'
import type { CurrentPrice } from './pricing'

/** Upper ends of the price bands, minor units including VAT (T25). */
const BANDS: Record<string, number[]> = {
  EUR: [25_00, 50_00, 100_00, 150_00, 200_00],
  SEK: [250_00, 500_00, 1000_00, 1500_00, 2000_00],
  NOK: [250_00, 500_00, 1000_00, 1500_00, 2000_00],
  DKK: [200_00, 400_00, 750_00, 1000_00, 1500_00],
}
const DISCOUNTS = [10, 20, 30, 40, 50]

const PRICE_LABEL = { fi: 'Hinta', sv: 'Pris', nb: 'Pris', da: 'Pris' }
const DISCOUNT_LABEL = { fi: 'Alennus', sv: 'Rabatt', nb: 'Rabatt', da: 'Rabat' }

const OVER: Localised = { fi: 'Yli', sv: 'Över', nb: 'Over', da: 'Over' }

/** `50–100 €`, `1 000–1 500 kr`, `Yli 200 €`. */
const bandLabel = (from: number, to: number | undefined, { country, currency }: Market): Localised =>
  inEvery((lang) => {
    const write = (minor: number) => new Intl.NumberFormat(`${lang}-${country.code}`).format(minor / 100)
    const ends = to === undefined ? `${OVER[lang]} ${write(from)}` : `${write(from)}–${write(to)}`
    return `${ends}\u00a0${currency.symbol}`
  })

const discountLabel = (percent: number): Localised => ({
  fi: `Vähintään ${percent}\u00a0%`,
  sv: `Minst ${percent}\u00a0%`,
  nb: `Minst ${percent}\u00a0%`,
  da: `Mindst ${percent}\u00a0%`,
})

/** Registers a market's facets for price bands and discounts. Returns a function from a price to its facet indexes. */
export function createMarketFacets(registry: FacetRegistry, market: Market): (price: CurrentPrice) => number[] {
  const bands = BANDS[market.currency.code] ?? []
  const price = registry.group({ filterId: 'Price', type: 'Price', label: PRICE_LABEL, order: 3, sorted: 'given' })
  const discount = registry.group({
    filterId: 'Discount',
    type: 'Discount',
    label: DISCOUNT_LABEL,
    order: 4,
    sorted: 'given',
  })
  const ends = [...bands, undefined]
  const bandFacets: Facet[] = ends.map((to, i) => {
    const from = bands[i - 1] ?? 0
    const label = bandLabel(from, to, market)
    return registry.facet(price, { id: `pr_${market.alias}_${from / 100}`, label, order: i })
  })
  const discountFacets = DISCOUNTS.map((percent) => ({
    percent,
    facet: registry.facet(discount, { id: `d_${percent}`, label: discountLabel(percent), order: percent }),
  }))

  return ({ regular, selling }) => {
    const band = bands.findIndex((end) => selling < end)
    const own = bandFacets[band < 0 ? bands.length : band]
    const off = percentBelow(selling, regular)
    const reached = discountFacets.filter((item) => off >= item.percent).map((item) => item.facet.index)
    return own ? [own.index, ...reached] : reached
  }
}
