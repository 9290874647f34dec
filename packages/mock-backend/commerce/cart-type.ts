import { campaignType } from './campaign-type'
import { summaryDetails } from './cart-details'
import type { Commerce } from './create-commerce'
import { MARKETS } from './markets'
import { type Amount, add, formatMoney, times, toDecimal } from './money'
import type { Place } from './place'
import { type PricedCart, type PricedLine, type PricedRow, priceCart } from './price-cart'
import { priceType } from './price-type'
import { productType } from './product-type'
import { shippingOptionType } from './shipping-options'
import type { CartRecord, OrderRecord } from './shop-records'

function rowType(regular: Amount, { quantity, selling }: PricedRow, place: Place) {
  const price = priceType(regular, selling, place)
  return { quantity, discount: price.discountIncVat, discountPercentage: price.discountPercentage, price }
}

function itemType(commerce: Commerce, priced: PricedLine, place: Place) {
  const { line, entry, isGift, regular, selling, rows, total } = priced
  const campaigns = new Set(rows.flatMap((row) => row.campaigns))
  return {
    id: line.id,
    skuId: line.skuId,
    quantity: line.quantity,
    message: line.message ?? null,
    product: productType(commerce, entry, place),
    unitPrice: priceType(regular, selling, place),
    totalPrice: priceType(times(regular, line.quantity), total, place),
    campaign: {
      appliedCampaigns: [...campaigns].map((campaign) => campaignType(commerce, campaign, place)),
      prices: rows.map((row) => rowType(regular, row, place)),
    },
    // the catalogue has no packages
    groupKey: null,
    productPackage: null,
    isCampaignFreeGift: isGift,
  }
}

function summaryType(priced: PricedCart, place: Place) {
  const { subTotal, discount, fee, total } = priced
  const flags = { isDefault: !priced.shippingChosen, isSelected: priced.shippingChosen }
  return {
    subTotal: priceType(subTotal.regular, subTotal.selling, place),
    total: priceType(add(subTotal.regular, fee), total, place),
    fixedAmountDiscountIncVat: toDecimal(discount.inc),
    fixedAmountDiscountExVat: toDecimal(discount.ex),
    fees: {
      paymentFeeIncVat: 0,
      paymentFeeExVat: 0,
      shippingFeeIncVat: toDecimal(fee.inc),
      shippingFeeExVat: toDecimal(fee.ex),
    },
    // a guest has no account
    balance: {
      remaining: 0,
      remainingFormatted: formatMoney(0, place),
      pending: 0,
      pendingFormatted: formatMoney(0, place),
      totalSellingPriceExBalanceIncVat: toDecimal(total.inc),
      totalSellingPriceExBalanceExVat: toDecimal(total.ex),
      totalSellingPriceExBalanceIncVatFormatted: formatMoney(total.inc, place),
      totalSellingPriceExBalanceExVatFormatted: formatMoney(total.ex, place),
    },
    shipping: priced.shipping && shippingOptionType(priced.shipping, priced.shippingValue, flags, place),
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
    freeShipping: priced.freeShipping,
    fixedDiscount: toDecimal(priced.discount.inc),
    merchantData: cart.merchantData,
    appliedCampaigns: priced.campaigns.map((campaign) => campaignType(commerce, campaign, place)),
    items: priced.lines.map((line) => itemType(commerce, line, place)),
    summary: { ...summaryType(priced, place), ...summaryDetails(priced, place, order) },
  }
}
