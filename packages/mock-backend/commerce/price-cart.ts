import type { CatalogueCampaign } from '#catalogue/types'
import type { CartPrices } from './campaign-effects'
import { applyCartCampaigns } from './cart-campaigns'
import { type CartUnit, cartUnits, giftUnits, orderUnits } from './cart-units'
import type { Entry } from './catalogue-index'
import type { Commerce } from './create-commerce'
import { type Amount, add, amountFromIncVat, NOTHING, subtract, times } from './money'
import { paymentFee } from './payment-options'
import { type ShippingOption, shippingFee, shippingOptions } from './shipping-options'
import type { CartLine, CartRecord, OrderRecord } from './shop-records'
import type { Storefront } from './storefront'

/** Pieces of a line that have the same price; `selling` is per piece. */
export type PricedRow = { quantity: number; selling: Amount; campaigns: CatalogueCampaign[] }

export type PricedLine = {
  line: CartLine
  entry: Entry
  /** Given by a campaign: the shopper can neither change nor remove it. */
  isGift: boolean
  /** Per piece. */
  regular: Amount
  /** Per piece. Where the pieces have different prices, the price before the campaign that covers only some of them. */
  selling: Amount
  /** One row for each price; their quantities add up to the line's quantity. */
  rows: PricedRow[]
  total: Amount
}

export type PricedCart = {
  lines: PricedLine[]
  subTotal: { regular: Amount; selling: Amount }
  discount: Amount
  campaigns: CatalogueCampaign[]
  /** True when the cart has a promo code without an effect. */
  isCodeIdle: boolean
  /** Null in an empty cart. */
  shipping: ShippingOption | null
  shippingChosen: boolean
  freeShipping: boolean
  /**
   * The product value that delivery fees depend on, minor units including VAT; at least the market's `freeShippingFrom`
   * when a campaign gives free delivery.
   */
  shippingValue: number
  fee: Amount
  paymentFee: Amount
  total: Amount
}

const sum = (amounts: Amount[]): Amount => amounts.reduce(add, NOTHING)

function pricedLine({ line, entry, isGift, regular, selling, price }: CartUnit, vat: number): PricedLine {
  const rows = price.rows.map((row) => ({ ...row, selling: amountFromIncVat(row.selling, vat) }))
  const [first, ...others] = rows
  return {
    line,
    entry,
    isGift,
    regular: amountFromIncVat(regular, vat),
    selling: first && others.length === 0 ? first.selling : amountFromIncVat(selling, vat),
    rows,
    total: sum(rows.map((row) => times(row.selling, row.quantity))),
  }
}

/** Prices the lines with the current campaigns; an order keeps the prices that were paid. */
function priceUnits(
  commerce: Commerce,
  cart: CartRecord,
  storefront: Storefront,
  order: OrderRecord | null,
): { units: CartUnit[]; prices: CartPrices } {
  if (order) return orderUnits(commerce, cart, storefront, order)
  const units = cartUnits(commerce, cart, storefront)
  const prices = applyCartCampaigns(
    commerce,
    storefront.market.alias,
    cart.promoCode,
    units.map(({ price }) => price),
  )
  const priced = units.map((unit, i) => ({ ...unit, price: prices.lines[i] ?? unit.price }))
  const { gifts, applied } = giftUnits(commerce, cart, prices)
  return { units: [...priced, ...gifts], prices: { ...prices, applied } }
}

/**
 * Prices a cart: lines, campaigns, delivery, payment, total. The amounts of lines without VAT are sums of rounded
 * prices per piece, so that the amounts a business customer sees add up.
 */
export function priceCart(
  commerce: Commerce,
  cart: CartRecord,
  storefront: Storefront,
  order: OrderRecord | null,
): PricedCart {
  const { vat } = storefront.market
  const { units, prices } = priceUnits(commerce, cart, storefront, order)
  const lines = units.map((unit) => pricedLine(unit, vat))
  const regular = sum(lines.map((line) => times(line.regular, line.line.quantity)))
  const selling = sum(lines.map((line) => line.total))
  const discount = amountFromIncVat(prices.discount, vat)
  const productValue = subtract(selling, discount)

  const options = shippingOptions(storefront.market)
  const chosen = options.find((option) => option.id === (order?.shippingId ?? cart.shippingId))
  const shipping = lines.length > 0 ? (chosen ?? options.find((option) => option.isDefault) ?? null) : null
  const shippingValue = prices.freeShipping
    ? Math.max(productValue.inc, storefront.market.freeShippingFrom)
    : productValue.inc
  const external = chosen && !storefront.withoutExternalFee ? cart.externalFee : undefined
  const charged = order?.shippingFee ?? external
  const fee = shipping ? amountFromIncVat(charged ?? shippingFee(shipping, shippingValue), vat) : NOTHING
  const chosenFee = lines.length > 0 ? paymentFee(storefront, cart.paymentId) : NOTHING
  const payment = order ? amountFromIncVat(order.paymentFee, vat) : chosenFee
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
    paymentFee: payment,
    total: add(add(productValue, fee), payment),
  }
}
