import { itemAt } from '#catalogue/item-at'
import type { CatalogueCampaign } from '#catalogue/types'
import { applyCartCampaigns, type LinePrice } from './cart-campaigns'
import type { Entry } from './catalogue-index'
import type { Commerce } from './create-commerce'
import { type Amount, add, NOTHING, subtract, times, withVat } from './money'
import type { Place } from './place'
import { type ShippingOption, shippingFee, shippingOptions } from './shipping-options'
import type { CartLine, CartRecord, OrderRecord } from './shop-records'

export type PricedLine = {
  line: CartLine
  entry: Entry
  /** Per piece. */
  regular: Amount
  selling: Amount
  campaigns: CatalogueCampaign[]
}

export type PricedCart = {
  lines: PricedLine[]
  subTotal: { regular: Amount; selling: Amount }
  discount: Amount
  campaigns: CatalogueCampaign[]
  /** Null in an empty cart. */
  shipping: ShippingOption | null
  shippingChosen: boolean
  fee: Amount
  total: Amount
}

type UnitPrices = { line: CartLine; entry: Entry; regular: number; price: LinePrice }

/** Unit prices of today in the market asked; a cart that became an order keeps the prices that were paid. */
function unitPrices(commerce: Commerce, cart: CartRecord, place: Place, order: OrderRecord | null): UnitPrices[] {
  const marketIndex = commerce.marketIndexOf(place.market)
  return cart.lines.flatMap((line) => {
    const entry = commerce.index.bySku.get(line.skuId)?.entry
    if (!entry) return []
    const current = itemAt(marketIndex.prices, entry.position)
    const paid = order?.rows.find((row) => row.skuId === line.skuId)
    const { regular, selling } = paid ?? current
    const { quantity } = line
    const price = { productId: entry.product.productId, quantity, selling, campaigns: current.campaigns.slice(0, 1) }
    return [{ line, entry, regular, price }]
  })
}

const campaignsOf = ({ index }: Commerce, { campaignIds }: OrderRecord): CatalogueCampaign[] =>
  index.catalogue.campaigns.filter(({ campaignId }) => campaignIds.includes(campaignId))

const sum = (lines: PricedLine[], pick: (line: PricedLine) => Amount): Amount =>
  lines.reduce((total, line) => add(total, times(pick(line), line.line.quantity)), NOTHING)

/**
 * Prices a cart: lines, campaigns, delivery, total. Amounts without VAT are sums of the rounded pieces, so that
 * what a business customer reads adds up.
 */
export function priceCart(commerce: Commerce, cart: CartRecord, place: Place, order: OrderRecord | null): PricedCart {
  const { vat, alias } = place.market
  const units = unitPrices(commerce, cart, place, order)
  const prices = units.map((unit) => unit.price)
  const applied = order
    ? { lines: prices, discount: order.discount, applied: campaignsOf(commerce, order) }
    : applyCartCampaigns(commerce, alias, cart.promoCode, prices)
  const lines = units.map(({ line, entry, regular }, i): PricedLine => {
    const { selling, campaigns } = itemAt(applied.lines, i)
    return { line, entry, regular: withVat(regular, vat), selling: withVat(selling, vat), campaigns }
  })
  const regular = sum(lines, (line) => line.regular)
  const selling = sum(lines, (line) => line.selling)
  const discount = withVat(applied.discount, vat)
  const goods = subtract(selling, discount)

  const options = shippingOptions(place.market)
  const chosen = options.find((option) => option.id === (order?.shippingId ?? cart.shippingId))
  const shipping = lines.length > 0 ? (chosen ?? options.find((option) => option.isDefault) ?? null) : null
  const external = chosen && !place.withoutExternalFee ? cart.externalFee : undefined
  const charged = order?.shippingFee ?? external
  const fee = shipping ? withVat(charged ?? shippingFee(shipping, goods.inc), vat) : NOTHING
  return {
    lines,
    subTotal: { regular, selling },
    discount,
    campaigns: applied.applied,
    shipping,
    shippingChosen: chosen !== undefined,
    fee,
    total: add(goods, fee),
  }
}
