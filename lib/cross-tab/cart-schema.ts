import * as z from 'zod/mini'
import type { Cart } from '@/lib/cart/cart-types'
import { DISCOUNT_TYPES } from '@/lib/product/product-types'

const forms = z.object({ incVat: z.string(), exVat: z.string() })
const campaign = z.object({ name: z.string(), hideTitle: z.boolean() })
const price = z.object({
  selling: forms,
  struck: z.nullable(forms),
  percentage: z.nullable(z.number()),
  regular: z.nullable(forms),
  sellingIncVat: z.number(),
  regularIncVat: z.number(),
  isDiscounted: z.boolean(),
})
const product = z.object({
  productId: z.number(),
  name: z.string(),
  alias: z.string(),
  articleNumber: z.string(),
  canonicalUrl: z.string(),
  brand: z.string(),
  colour: z.nullable(z.string()),
  images: z.array(z.string()),
  primaryCategory: z.string(),
  discountType: z.enum(DISCOUNT_TYPES),
})
const line = z.object({
  id: z.string(),
  skuId: z.number(),
  articleNumber: z.string(),
  size: z.nullable(z.string()),
  quantity: z.number(),
  product,
  maxQuantity: z.number(),
  speed: z.enum(['normal', 'longer']),
  unitPrice: price,
  total: forms,
  averageIncVat: z.number(),
  priceRows: z.array(z.object({ quantity: z.number(), price: forms })),
  campaigns: z.array(campaign),
})
const shipping = z.object({
  name: z.string(),
  fee: forms,
  feeIncVat: z.number(),
  feeExVat: z.number(),
  isDefault: z.boolean(),
  leftToFree: z.number(),
  leftToFreeText: z.string(),
})
const summary = z.object({
  subTotal: forms,
  subTotalIncVat: z.number(),
  discount: z.nullable(forms),
  fixedDiscountIncVat: z.number(),
  fixedDiscountExVat: z.number(),
  paymentFeeIncVat: z.number(),
  paymentFeeExVat: z.number(),
  balancePending: z.nullable(z.string()),
  toPay: z.nullable(forms),
  shipping,
  total: forms,
  totalIncVat: z.number(),
  totalExVat: z.number(),
  vat: z.string(),
  vatAmount: z.number(),
})

/** The cart as another tab sends it. */
export const cartSchema: z.ZodMiniType<Cart> = z.object({
  id: z.string(),
  promoCode: z.nullable(z.string()),
  isCompleted: z.boolean(),
  currency: z.string(),
  campaigns: z.array(campaign),
  shippingCampaigns: z.array(campaign),
  lines: z.array(line),
  gifts: z.array(line),
  itemCount: z.number(),
  summary,
})
