import { balanceType } from './balance'
import { campaignType } from './campaign-type'
import type { Commerce } from './create-commerce'
import { MARKETS } from './markets'
import { add, subtract, times, toDecimal } from './money'
import type { Place } from './place'
import { type PricedCart, type PricedLine, priceCart } from './price-cart'
import { priceType } from './price-type'
import { productType } from './product-type'
import { shippingOptionType } from './shipping-options'
import type { CartRecord, OrderRecord } from './shop-records'

function itemType(commerce: Commerce, priced: PricedLine, place: Place) {
  const { line, entry, regular, selling, campaigns } = priced
  const unitPrice = priceType(regular, selling, place)
  return {
    id: line.id,
    skuId: line.skuId,
    quantity: line.quantity,
    product: productType(commerce, entry, place),
    unitPrice,
    totalPrice: priceType(times(regular, line.quantity), times(selling, line.quantity), place),
    campaign: {
      appliedCampaigns: campaigns.map((campaign) => campaignType(commerce, campaign, place)),
      prices: [{ quantity: line.quantity, price: unitPrice }],
    },
    // the catalogue has neither packages nor free gifts
    groupKey: null,
    productPackage: null,
    isCampaignFreeGift: false,
  }
}

function summaryType(priced: PricedCart, email: string | null, place: Place) {
  const { subTotal, discount, fee, total } = priced
  const goods = subtract(subTotal.selling, discount)
  const flags = { isDefault: !priced.shippingChosen, isSelected: priced.shippingChosen }
  return {
    subTotal: priceType(subTotal.regular, subTotal.selling, place),
    total: priceType(add(subTotal.regular, fee), total, place),
    fixedAmountDiscountIncVat: toDecimal(discount.inc),
    fixedAmountDiscountExVat: toDecimal(discount.ex),
    fees: { paymentFeeIncVat: 0, shippingFeeIncVat: toDecimal(fee.inc) },
    balance: balanceType(email, total.inc, place),
    shipping: priced.shipping && shippingOptionType(priced.shipping, goods.inc, flags, place),
  }
}

/** The order that a cart became; null while it is one. */
const orderOfCart = ({ state }: Commerce, cart: CartRecord): OrderRecord | null =>
  cart.orderPublicId === null ? null : (state.data.orders[cart.orderPublicId] ?? null)

/** The schema's CartType at the prices of the market asked, R-DATA-03; a cart that was paid for stays in its own. */
export function cartType(commerce: Commerce, cart: CartRecord, asked: Place) {
  const order = orderOfCart(commerce, cart)
  const place = order ? { ...asked, market: MARKETS[order.market] } : asked
  const priced = priceCart(commerce, cart, place, order)
  return {
    id: cart.id,
    isCompleted: cart.completed,
    promoCode: cart.promoCode,
    merchantData: cart.merchantData,
    appliedCampaigns: priced.campaigns.map((campaign) => campaignType(commerce, campaign, place)),
    items: priced.lines.map((line) => itemType(commerce, line, place)),
    summary: summaryType(priced, cart.email, place),
  }
}
