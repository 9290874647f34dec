import { itemAt } from '#catalogue/item-at'
import type { CatalogueCampaign } from '#catalogue/types'
import type { CartPrices, LinePrice } from './campaign-effects'
import type { Entry } from './catalogue-index'
import type { Commerce } from './create-commerce'
import { isSoldIn } from './is-sold-in'
import type { CartLine, CartRecord, OrderRecord } from './shop-records'
import type { Storefront } from './storefront'

/** A cart line with its prices per piece: minor units including VAT. */
export type CartUnit = {
  line: CartLine
  entry: Entry
  isGift: boolean
  regular: number
  selling: number
  price: LinePrice
}

const currentPrice = (commerce: Commerce, entry: Entry, { market }: Storefront) =>
  itemAt(commerce.marketIndexOf(market).prices, entry.position)

/** The lines of a cart that the market sells, at current prices. */
export const cartUnits = (commerce: Commerce, cart: CartRecord, storefront: Storefront): CartUnit[] =>
  cart.lines.flatMap((line) => {
    const entry = commerce.index.bySku.get(line.skuId)?.entry
    if (!entry || !isSoldIn(entry, storefront.market.alias)) return []
    const { regular, selling, campaigns } = currentPrice(commerce, entry, storefront)
    const row = { quantity: line.quantity, selling, campaigns: campaigns.slice(0, 1) }
    const price = { productId: entry.product.productId, rows: [row] }
    return [{ line, entry, isGift: false, regular, selling, price }]
  })

const giftUnit = (line: CartLine, entry: Entry, campaigns: CatalogueCampaign[], quantity = 1): CartUnit => ({
  line,
  entry,
  isGift: true,
  regular: 0,
  selling: 0,
  price: { productId: entry.product.productId, rows: [{ quantity, selling: 0, campaigns }] },
})

/** The gift lines of a cart. A gift that is not for sale or out of stock is left out, and its campaign from `applied`. */
export function giftUnits(
  commerce: Commerce,
  cart: CartRecord,
  prices: CartPrices,
): { gifts: CartUnit[]; applied: CatalogueCampaign[] } {
  const inCart = (skuId: number) => cart.lines.find((line) => line.skuId === skuId)?.quantity ?? 0
  const gifts = prices.gifts.flatMap(({ campaign, productId }) => {
    const entry = commerce.index.byProductId.get(productId)
    const sku = entry?.product.skus.find(
      ({ skuId }) => !commerce.scenario.withdrawn.has(skuId) && commerce.stock(skuId).totalStock > inCart(skuId),
    )
    if (!entry || !sku) return []
    const line = { id: `gift-${campaign.campaignId}`, skuId: sku.skuId, quantity: 1 }
    return [giftUnit(line, entry, [campaign])]
  })
  const given = new Set(gifts.flatMap(({ price }) => price.rows.flatMap(({ campaigns }) => campaigns)))
  const isWithout = (campaign: CatalogueCampaign) => campaign.offer?.kind === 'gift' && !given.has(campaign)
  return { gifts, applied: prices.applied.filter((campaign) => !isWithout(campaign)) }
}

/** The lines of an ordered cart at the prices that were paid, and its gifts. */
export function orderUnits(
  commerce: Commerce,
  cart: CartRecord,
  storefront: Storefront,
  order: OrderRecord,
): { units: CartUnit[]; prices: CartPrices } {
  const { campaigns } = commerce.index.catalogue
  const named = (ids: number[]) => campaigns.filter(({ campaignId }) => ids.includes(campaignId))
  const paid = cartUnits(commerce, cart, storefront).map((unit) => {
    const rows = order.rows.filter((row) => row.skuId === unit.line.skuId && !row.isGift)
    const [first] = rows
    if (!first) return unit
    const price = {
      productId: unit.price.productId,
      rows: rows.map(({ quantity, selling, campaignIds }) => ({ quantity, selling, campaigns: named(campaignIds) })),
    }
    return { ...unit, regular: first.regular, selling: Math.max(...rows.map(({ selling }) => selling)), price }
  })
  const gifts = order.rows.flatMap(({ skuId, quantity, isGift, campaignIds }) => {
    const entry = isGift ? commerce.index.bySku.get(skuId)?.entry : undefined
    return entry ? [giftUnit({ id: `gift-${skuId}`, skuId, quantity }, entry, named(campaignIds), quantity)] : []
  })
  const applied = named(order.campaignIds)
  const freeShipping = applied.some(({ offer }) => offer?.kind === 'free-shipping')
  const units = [...paid, ...gifts]
  const prices = { lines: units.map(({ price }) => price), discount: order.discount, applied, freeShipping, gifts: [] }
  return { units, prices }
}
