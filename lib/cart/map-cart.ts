import type { CartFragment, CartItemFragment, CartSummaryFragment, PriceFragment } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { campaignLabels } from '@/lib/product/map-product-card'
import { mapSku } from '@/lib/product/map-stock'
import { priceForms, priceView, sellingForms } from '@/lib/product/price-view'
import { printedSize } from '@/lib/product/printed-size'
import { productColour } from '@/lib/product/product-colour'
import { productPath } from '@/lib/product/product-path'
import type { PriceForms, Sku } from '@/lib/product/product-types'
import { deliveryText, stockStatus } from '@/lib/product/stock-status'
import type { Cart, CartLine, CartSummary } from './cart-types'

const NOTHING: PriceForms = { incVat: '', exVat: '' }

const forms = (price: PriceFragment | null): PriceForms => (price ? sellingForms(price) : NOTHING)

/** Rows "quantity × price" of a line; a campaign may cover part of it (R-CART-12). */
function priceRows(item: CartItemFragment): CartLine['priceRows'] {
  const rows = present(item.campaign?.prices).map(({ quantity, price }) => ({ quantity, price: forms(price) }))
  return rows.length > 0 ? rows : [{ quantity: item.quantity, price: forms(item.unitPrice) }]
}

const speedOf = (sku: Sku | undefined, quantity: number): CartLine['speed'] =>
  (sku && deliveryText(stockStatus(sku.stock, quantity))) || 'normal'

const lineProduct = (product: NonNullable<CartItemFragment['product']>): CartLine['product'] => ({
  productId: product.productId,
  name: product.name ?? '',
  alias: product.alias,
  articleNumber: product.articleNumber ?? '',
  canonicalUrl: productPath(product) ?? '',
  brand: product.brand?.name ?? '',
  colour: productColour(product.parameterGroups),
  images: present(product.productImages).map(({ fileName }) => fileName),
  primaryCategory: product.primaryCategory?.name ?? '',
  discountType: product.discountType ?? 'NONE',
})

function averagePrice({ totalPrice, quantity }: CartItemFragment, unitPrice: PriceFragment): number {
  return totalPrice && quantity > 0 ? totalPrice.sellingPriceIncVat / quantity : unitPrice.sellingPriceIncVat
}

function mapLine(item: CartItemFragment): CartLine[] {
  const { product, unitPrice } = item
  if (!product || !unitPrice) return []
  const sku = present(product.skus)
    .map(mapSku)
    .find(({ skuId }) => skuId === item.skuId)
  return [
    {
      id: item.id,
      skuId: item.skuId,
      articleNumber: sku?.articleNumber ?? '',
      size: printedSize(sku?.name ?? ''),
      quantity: item.quantity,
      product: lineProduct(product),
      maxQuantity: sku?.stock.totalStock ?? 0,
      speed: speedOf(sku, item.quantity),
      unitPrice: priceView(unitPrice, product.lowestPrice),
      total: forms(item.totalPrice),
      averageIncVat: averagePrice(item, unitPrice),
      priceRows: priceRows(item),
      campaigns: campaignLabels(item.campaign?.appliedCampaigns ?? null),
    },
  ]
}

function mapShipping(shipping: CartSummaryFragment['shipping']): CartSummary['shipping'] {
  return {
    name: shipping?.displayName ?? '',
    fee: shipping
      ? priceForms(shipping.feeIncVat, shipping.feeExVat, shipping.feeIncVatFormatted, shipping.feeExVatFormatted)
      : NOTHING,
    feeIncVat: shipping?.feeIncVat ?? 0,
    feeExVat: shipping?.feeExVat ?? 0,
    isDefault: shipping?.isDefault ?? true,
    leftToFree: shipping?.amountLeftToFreeShipping ?? -1,
    leftToFreeText: shipping?.amountLeftToFreeShippingFormatted ?? '',
  }
}

/** Amount that campaigns have reduced from the regular prices; null when none. */
function savedForms(subTotal: PriceFragment | null): PriceForms | null {
  if (!subTotal || subTotal.discountIncVat <= 0) return null
  const { discountIncVat, discountExVat, discountIncVatFormatted, discountExVatFormatted } = subTotal
  return priceForms(discountIncVat, discountExVat, discountIncVatFormatted, discountExVatFormatted)
}

const totals = (total: PriceFragment | null) => ({
  total: forms(total),
  totalIncVat: total?.sellingPriceIncVat ?? 0,
  totalExVat: total?.sellingPriceExVat ?? 0,
  vat: total?.vatFormatted ?? '',
  vatAmount: total?.vat ?? 0,
})

function toPayForms(balance: CartSummaryFragment['balance']): PriceForms | null {
  if (!balance || balance.pending <= 0) return null
  const { totalSellingPriceExBalanceIncVat: incVat, totalSellingPriceExBalanceExVat: exVat } = balance
  const { totalSellingPriceExBalanceIncVatFormatted, totalSellingPriceExBalanceExVatFormatted } = balance
  return priceForms(incVat, exVat, totalSellingPriceExBalanceIncVatFormatted, totalSellingPriceExBalanceExVatFormatted)
}

function mapSummary(summary: CartSummaryFragment | null): CartSummary {
  const { subTotal = null, total = null, balance = null } = summary ?? {}
  return {
    subTotal: forms(subTotal),
    subTotalIncVat: subTotal?.sellingPriceIncVat ?? 0,
    discount: savedForms(subTotal),
    fixedDiscountIncVat: summary?.fixedAmountDiscountIncVat ?? 0,
    fixedDiscountExVat: summary?.fixedAmountDiscountExVat ?? 0,
    paymentFeeIncVat: summary?.fees?.paymentFeeIncVat ?? 0,
    paymentFeeExVat: summary?.fees?.paymentFeeExVat ?? 0,
    balancePending: balance && balance.pending > 0 ? balance.pendingFormatted : null,
    toPay: toPayForms(balance),
    shipping: mapShipping(summary?.shipping ?? null),
    ...totals(total),
  }
}

const isFreeShipping = ({ action }: { action: string | null }): boolean => /^free ?shipping$/i.test(action ?? '')

/** Maps the service's cart (R-DATA-03); null without an id, because nothing could be added to it. */
export function mapCart(cart: CartFragment | null | undefined): Cart | null {
  if (!cart?.id) return null
  const items = present(cart.items)
  const campaigns = present(cart.appliedCampaigns)
  const lines = items.filter(({ isCampaignFreeGift }) => !isCampaignFreeGift).flatMap(mapLine)
  return {
    id: cart.id,
    promoCode: cart.promoCode || null,
    isCompleted: cart.isCompleted,
    currency: cart.summary?.total?.currency?.code ?? '',
    campaigns: campaignLabels(campaigns.filter((campaign) => !isFreeShipping(campaign))),
    shippingCampaigns: campaignLabels(campaigns.filter(isFreeShipping)),
    lines,
    gifts: items.filter(({ isCampaignFreeGift }) => isCampaignFreeGift).flatMap(mapLine),
    itemCount: lines.reduce((count, line) => count + line.quantity, 0),
    summary: mapSummary(cart.summary),
  }
}
