import type { CatalogueCampaign } from '#catalogue/types'
import type { CartPrices } from './campaign-effects'
import { applyCartCampaigns } from './cart-campaigns'
import { type CartUnit, cartUnits, giftUnits, orderUnits } from './cart-units'
import type { Entry } from './catalogue-index'
import type { Commerce } from './create-commerce'
import { type Amount, add, NOTHING, subtract, times, withVat } from './money'
import type { Place } from './place'
import { type ShippingOption, shippingFee, shippingOptions } from './shipping-options'
import type { CartLine, CartRecord, OrderRecord } from './shop-records'

/** Pieces of a line at one price, per piece. */
export type PricedRow = { quantity: number; selling: Amount; campaigns: CatalogueCampaign[] }

export type PricedLine = {
  line: CartLine
  entry: Entry
  /** Given by a campaign: the shopper can neither change nor remove it. */
  isGift: boolean
  /** Per piece. */
  regular: Amount
  /** Per piece; where a campaign covers part of the line, before that campaign. */
  selling: Amount
  /** Pieces by price; together the line's quantity. */
  rows: PricedRow[]
  total: Amount
}

export type PricedCart = {
  lines: PricedLine[]
  subTotal: { regular: Amount; selling: Amount }
  discount: Amount
  campaigns: CatalogueCampaign[]
  /** The cart carries a code, and it has no effect. */
  isCodeIdle: boolean
  /** Null in an empty cart. */
  shipping: ShippingOption | null
  shippingChosen: boolean
  freeShipping: boolean
  /** What decides on the fees of delivery: the worth of the products, raised to the free limit by a campaign for it. */
  shippingValue: number
  fee: Amount
  total: Amount
}

const sum = (amounts: Amount[]): Amount => amounts.reduce(add, NOTHING)

function pricedLine({ line, entry, isGift, regular, selling, price }: CartUnit, vat: number): PricedLine {
  const rows = price.rows.map((row) => ({ ...row, selling: withVat(row.selling, vat) }))
  const [first, ...others] = rows
  return {
    line,
    entry,
    isGift,
    regular: withVat(regular, vat),
    selling: first && others.length === 0 ? first.selling : withVat(selling, vat),
    rows,
    total: sum(rows.map((row) => times(row.selling, row.quantity))),
  }
}

/** Prices of the campaigns of today; what was ordered keeps the prices that were paid. */
function priceUnits(
  commerce: Commerce,
  cart: CartRecord,
  place: Place,
  order: OrderRecord | null,
): { units: CartUnit[]; prices: CartPrices } {
  if (order) return orderUnits(commerce, cart, place, order)
  const units = cartUnits(commerce, cart, place)
  const prices = applyCartCampaigns(
    commerce,
    place.market.alias,
    cart.promoCode,
    units.map(({ price }) => price),
  )
  const priced = units.map((unit, i) => ({ ...unit, price: prices.lines[i] ?? unit.price }))
  const { gifts, applied } = giftUnits(commerce, cart, prices)
  return { units: [...priced, ...gifts], prices: { ...prices, applied } }
}

/**
 * Prices a cart: lines, campaigns, delivery, total. Amounts without VAT are sums of the rounded pieces, so that
 * what a business customer reads adds up.
 */
export function priceCart(commerce: Commerce, cart: CartRecord, place: Place, order: OrderRecord | null): PricedCart {
  const { vat } = place.market
  const { units, prices } = priceUnits(commerce, cart, place, order)
  const lines = units.map((unit) => pricedLine(unit, vat))
  const regular = sum(lines.map((line) => times(line.regular, line.line.quantity)))
  const selling = sum(lines.map((line) => line.total))
  const discount = withVat(prices.discount, vat)
  const goods = subtract(selling, discount)

  const options = shippingOptions(place.market)
  const chosen = options.find((option) => option.id === (order?.shippingId ?? cart.shippingId))
  const shipping = lines.length > 0 ? (chosen ?? options.find((option) => option.isDefault) ?? null) : null
  const shippingValue = prices.freeShipping ? Math.max(goods.inc, place.market.freeShippingFrom) : goods.inc
  const fee = shipping ? withVat(order?.shippingFee ?? shippingFee(shipping, shippingValue), vat) : NOTHING
  return {
    lines,
    subTotal: { regular, selling },
    discount,
    campaigns: prices.applied,
    isCodeIdle: cart.promoCode !== null && !prices.applied.some(({ code }) => code === cart.promoCode),
    shipping,
    shippingChosen: chosen !== undefined,
    freeShipping: prices.freeShipping,
    shippingValue,
    fee,
    total: add(goods, fee),
  }
}
