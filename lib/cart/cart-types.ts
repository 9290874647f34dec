import type { DeliverySpeed } from '@/lib/delivery/delivery-window'
import type { CampaignLabel, PriceForms, PriceView, ProductCardModel } from '@/lib/product/product-types'
import type { NotifyVariant } from '@/lib/product/quickshop-types'

export type CartLine = {
  id: string
  skuId: number
  /** Article number of the size. */
  articleNumber: string
  /** Size as displayed; null for '-' and 'One size', which are not shown. */
  size: string | null
  quantity: number
  product: Pick<
    ProductCardModel,
    | 'productId'
    | 'name'
    | 'alias'
    | 'articleNumber'
    | 'canonicalUrl'
    | 'brand'
    | 'colour'
    | 'images'
    | 'primaryCategory'
    | 'discountType'
  >
  /** Maximum quantity: the stock of this size. */
  maxQuantity: number
  /** `normal` if the quantity is in stock, `longer` if it must be made or ordered first (R-PDP-05). */
  speed: DeliverySpeed
  unitPrice: PriceView
  total: PriceForms
  /** The total divided by the quantity, with VAT, in units of the currency: the price of a piece after campaigns. */
  averageIncVat: number
  /** Unit prices of parts of the quantity: a campaign may cover only some pieces (R-CART-12). */
  priceRows: { quantity: number; price: PriceForms }[]
  campaigns: CampaignLabel[]
}

/** Totals of the cart (R-CART-13). Some are also numbers, in units of the currency, for comparisons and analytics. */
export type CartSummary = {
  /** Sum of the products at selling prices. */
  subTotal: PriceForms
  subTotalIncVat: number
  discount: PriceForms | null
  fixedDiscountIncVat: number
  fixedDiscountExVat: number
  /** Fee of the chosen payment method; 0 without one. */
  paymentFeeIncVat: number
  paymentFeeExVat: number
  /** Account balance used for this cart, formatted; null if none. */
  balancePending: string | null
  /** Total minus the account balance used for this cart; null when no balance is used. */
  toPay: PriceForms | null
  shipping: {
    name: string
    fee: PriceForms
    feeIncVat: number
    feeExVat: number
    isDefault: boolean
    /** Amount to add for free delivery; 0 when delivery is free, -1 when it never is. */
    leftToFree: number
    leftToFreeText: string
  }
  total: PriceForms
  totalIncVat: number
  totalExVat: number
  vat: string
  vatAmount: number
}

export type Cart = {
  id: string
  promoCode: string | null
  isCompleted: boolean
  /** Currency code of the amounts; '' when the service names none. */
  currency: string
  /** Campaigns that reduce lines or the sum of the cart, or add a gift. */
  campaigns: CampaignLabel[]
  /** Campaigns that make delivery free. */
  shippingCampaigns: CampaignLabel[]
  lines: CartLine[]
  /** Free gifts of campaigns. The shopper cannot change or remove them, and they are not in `lines`. */
  gifts: CartLine[]
  /** Pieces of all lines, without gifts. */
  itemCount: number
  summary: CartSummary
}

export type AddRequest = {
  skuId: number
  quantity: number
  /**
   * The sku's `totalStock` as loaded with the page. If given, an excessive quantity is rejected before the request;
   * otherwise only the backend checks stock.
   */
  stock?: number
  notifyVariant?: NotifyVariant
}

/** Whether an addition is an event: not one of a merge, because the pieces were reported when the shopper added them. */
export type AddOptions = { isMerge?: boolean }
