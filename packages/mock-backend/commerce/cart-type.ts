import { balanceType } from './balance'
import { campaignType } from './campaign-type'
import type { Commerce } from './create-commerce'
import { findOrder } from './find-order'
import { MARKETS } from './markets'
import { type Amount, add, divideHalfUp, times, toDecimal } from './money'
import { choiceSummary } from './order-summary'
import { type PricedCart, type PricedLine, type PricedRow, priceCart } from './price-cart'
import { priceType } from './price-type'
import { productType } from './product-type'
import { shippingOptionType } from './shipping-options'
import type { CartRecord, OrderRecord } from './shop-records'
import type { Storefront } from './storefront'

function rowType(regular: Amount, { quantity, selling }: PricedRow, storefront: Storefront) {
  const price = priceType(regular, selling, storefront)
  return { quantity, discount: price.discountIncVat, discountPercentage: price.discountPercentage, price }
}

function itemType(commerce: Commerce, priced: PricedLine, storefront: Storefront) {
  const { line, entry, isGift, regular, selling, rows, total } = priced
  const campaigns = new Set(rows.flatMap((row) => row.campaigns))
  return {
    id: line.id,
    skuId: line.skuId,
    quantity: line.quantity,
    message: line.message ?? null,
    product: productType(commerce, entry, storefront),
    unitPrice: priceType(regular, selling, storefront),
    totalPrice: priceType(times(regular, line.quantity), total, storefront),
    campaign: {
      appliedCampaigns: [...campaigns].map((campaign) => campaignType(commerce, campaign, storefront)),
      prices: rows.map((row) => rowType(regular, row, storefront)),
    },
    // the catalogue has no packages
    groupKey: null,
    productPackage: null,
    isCampaignFreeGift: isGift,
  }
}

/** VAT of the total by rate. The schema's rate is a whole number, so Finland's 25.5 % is given as 26. */
function vatGroups({ lines, total }: PricedCart, { market }: Storefront) {
  if (lines.length === 0) return []
  return [{ rate: divideHalfUp(market.vat, 10), amount: toDecimal(total.inc - total.ex) }]
}

function summaryType(
  commerce: Commerce,
  priced: PricedCart,
  { cart, order }: { cart: CartRecord; order: OrderRecord | null },
  storefront: Storefront,
) {
  const { subTotal, discount, fee, paymentFee, total } = priced
  const { payment, shippingData } = choiceSummary(cart, order, storefront)
  const flags = { isDefault: !priced.shippingChosen, isSelected: priced.shippingChosen }
  return {
    subTotal: priceType(subTotal.regular, subTotal.selling, storefront),
    total: priceType(add(add(subTotal.regular, fee), paymentFee), total, storefront),
    fixedAmountDiscountIncVat: toDecimal(discount.inc),
    fixedAmountDiscountExVat: toDecimal(discount.ex),
    fees: {
      paymentFeeIncVat: toDecimal(paymentFee.inc),
      paymentFeeExVat: toDecimal(paymentFee.ex),
      shippingFeeIncVat: toDecimal(fee.inc),
      shippingFeeExVat: toDecimal(fee.ex),
    },
    balance: balanceType(commerce, { email: cart.email, order }, total.inc, storefront),
    shipping: priced.shipping && {
      ...shippingOptionType(priced.shipping, priced.shippingValue, flags, storefront, fee),
      shippingData,
    },
    payment,
    vats: vatGroups(priced, storefront),
  }
}

/** The order of a completed cart; null for an open cart. */
const orderOfCart = (commerce: Commerce, cart: CartRecord): OrderRecord | null =>
  cart.orderPublicId === null ? null : findOrder(commerce, cart.orderPublicId)

/** The schema's CartType at the prices of the requested market (R-DATA-03); an ordered cart has those of its order. */
export function cartType(commerce: Commerce, cart: CartRecord, asked: Storefront) {
  const order = orderOfCart(commerce, cart)
  const storefront = order ? { ...asked, market: MARKETS[order.market] } : asked
  const priced = priceCart(commerce, cart, storefront, order)
  return {
    id: cart.id,
    isCompleted: cart.completed,
    promoCode: cart.promoCode,
    freeShipping: priced.freeShipping,
    fixedDiscount: toDecimal(priced.discount.inc),
    merchantData: cart.merchantData,
    appliedCampaigns: priced.campaigns.map((campaign) => campaignType(commerce, campaign, storefront)),
    items: priced.lines.map((line) => itemType(commerce, line, storefront)),
    summary: summaryType(commerce, priced, { cart, order }, storefront),
  }
}
