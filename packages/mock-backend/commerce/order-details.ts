import { PARCEL_FACTS } from '#catalogue/parcel-facts'
import type { CatalogueCampaign } from '#catalogue/types'
import { campaignName } from './campaign-name'
import type { Commerce } from './create-commerce'
import { LANGUAGE_IDS } from './markets'
import { subtract, toDecimal } from './money'
import type { PricedCart, PricedLine, PricedRow } from './price-cart'
import type { OrderRecord } from './shop-records'
import type { Storefront } from './storefront'

/** Customer fields of a guest, who has neither an account nor a group. */
const GUEST = { customerId: 0, customerGroupId: 0, gender: 'UNKNOWN' }

const CUSTOMER_TYPE_IDS: Record<OrderRecord['customerType'], number> = { PERSON: 1, ORGANIZATION: 2 }

/** The fields of CheckoutOrderType that repeat the billing address. */
const billingFields = ({ billing }: OrderRecord) => ({
  company: billing.company ?? null,
  phone: billing.mobile ?? billing.phone ?? null,
  address1: billing.addressLine1 ?? null,
  address2: billing.addressLine2 ?? null,
  city: billing.city ?? null,
  country: billing.country ?? null,
})

/** Names of campaigns without the hidden ones, because the schema has no `hideTitle` for the names of an order. */
const namesOf = (campaigns: CatalogueCampaign[], storefront: Storefront): string[] =>
  campaigns.filter(({ hideTitle }) => !hideTitle).map((campaign) => campaignName(campaign, storefront))

/** The fields of CheckoutOrderType about customer, market and campaigns. */
export const orderDetails = (order: OrderRecord, priced: PricedCart, storefront: Storefront) => ({
  ...GUEST,
  customerTypeId: CUSTOMER_TYPE_IDS[order.customerType],
  ...billingFields(order),
  marketId: order.market,
  languageId: LANGUAGE_IDS[storefront.lang],
  campaignIds: priced.campaigns.map(({ campaignId }) => String(campaignId)),
  campaignNames: namesOf(priced.campaigns, storefront),
})

/** The fields of CheckoutOrderRowType besides names and prices; discounts are per piece. */
export function orderRowDetails(
  { paths }: Commerce,
  { line, entry, regular }: PricedLine,
  { selling, campaigns }: PricedRow,
  storefront: Storefront,
) {
  const { lang, market } = storefront
  const sku = entry.product.skus.find(({ skuId }) => skuId === line.skuId)
  const { length, width, height, weight } = PARCEL_FACTS[entry.style.kind]
  const discount = subtract(regular, selling)
  const priceCampaign = campaigns.find(({ type }) => type === 'PRICE_CAMPAIGN')
  return {
    sku: String(line.skuId),
    message: line.message ?? null,
    gtin: sku?.gtin ?? null,
    externalId: sku?.articleNumber ?? null,
    categories: entry.categories.map(({ name }) => name[lang]),
    campaignIds: campaigns.map(({ campaignId }) => String(campaignId)),
    campaignNames: namesOf(campaigns, storefront),
    discountIncVat: toDecimal(discount.inc),
    discountExVat: toDecimal(discount.ex),
    discountRate: regular.inc === 0 ? 0 : discount.inc / regular.inc,
    productUrl: paths.product(entry)[lang],
    productPriceCampaignId: priceCampaign?.campaignId ?? null,
    currency: market.currency.code,
    length,
    width,
    height,
    weight,
  }
}
