import { readFileSync } from 'node:fs'
import { buildSchema, isNonNullType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createCms } from '#catalogue/cms/create-cms'
import { createCatalogue } from '#catalogue/create-catalogue'
import { itemAt } from '#catalogue/item-at'
import { NAMED_PRODUCTS } from '#catalogue/named-products'
import { createCommerce } from '#commerce/create-commerce'
import { createShopState } from '#commerce/shop-state'
import { account, signedIn } from './account-fixture'
import { asking, NOW } from './commerce-fixture'
import { answeredFields, wholeDocument } from './whole-document'

const schema = buildSchema(readFileSync(new URL('../../../graphql/schema.graphql', import.meta.url), 'utf8'))

/** Nullable fields that may always be null, because the merchant has no data for them. */
const MAY_BE_EMPTY = new Set([
  // The catalogue has no packages.
  'ProductType.productPackage',
  'CartItemType.productPackage',
  'CartItemType.groupKey',
  // Shelves and freight classes are not stored.
  ...['SkuType.shelf', 'StockType.shelf', 'VariantType.shelf', 'ProductType.freightClass'],
  // Each list has one text and one picture.
  ...['CategoryType', 'BrandListType', 'PageInfoType'].flatMap((type) => [
    `${type}.secondaryDescription`,
    `${type}.backgroundImage`,
  ]),
  ...['PageInfoType.logo', 'BrandListType.logo', 'BrandListType.primaryImage', 'CategoryType.googleTaxonomy'],
  ...['PageWidgetPageType.activeFrom', 'PageWidgetPageType.activeTo'],
  'ParameterType.description',
  // Data of carriers, providers and shoppers that does not exist here.
  ...['externalId', 'shippingData', 'subOptions', 'logo'].map((field) => `ShippingOptionType.${field}`),
  ...['logo', 'paymentData'].map((field) => `PaymentOptionType.${field}`),
  ...['CheckoutType.shippingData', 'CheckoutDataType.htmlSnippet', 'PlaceOrderResponseType.redirectUrl'],
  'CheckoutOrderRowType.productPriceListId',
  ...[
    'transactionId',
    'secondaryTransactionId',
    'externalOrderId',
    'ipAddress',
    'userAgent',
    'personalId',
    'organizationNumber',
    'metaData',
    'pickupPoint',
    'desiredDeliveryDate',
    'customerOrderNumber',
    'goodsLabel',
  ].map((field) => `CheckoutOrderType.${field}`),
  ...['desiredDeliveryDate', 'customerOrderNumber', 'goodsLabel'].map((field) => `OrderType.${field}`),
  'PaymentDetailsType.paymentOption',
  'ValidateOrderCreationResponseType.message',
  'ValidateOrderConditionsResponseType.message',
])

/** Types that only packages use. */
const NEVER_REACHED = new Set([
  'ProductPackageType',
  'ProductPackageCartItemType',
  'GroupType',
  'OptionType',
  'GoogleTaxonomyType',
])

const PLACES = [
  { channelId: '1|fi', marketId: 'fi', languageId: 'fi-FI', zip: '00100', identityNumber: '131052-308T' },
  { channelId: '1|se', marketId: 'se', languageId: 'sv-SE', zip: '111 22', identityNumber: '811218-9876' },
  { channelId: '1|no', marketId: 'no', languageId: 'nb-NO', zip: '0150', identityNumber: '15108695088' },
  { channelId: '1|dk', marketId: 'dk', languageId: 'da-DK', zip: '1050', identityNumber: '211062-5629' },
]

const catalogue = createCatalogue({ today: new Date(NOW), products: 400 })
const state = createShopState(null, () => NOW)
const commerce = createCommerce({ catalogue, cms: createCms({ catalogue }), state, clock: () => NOW })
const ask = asking(commerce)

/** Returns functions that execute operations in one market with every field selected; an error fails the test. */
function askWhole({ zip, identityNumber, ...storefront }: (typeof PLACES)[number], asCustomer: typeof ask) {
  const answered = answeredFields(schema)
  const whole = async (operation: 'query' | 'mutation', name: string, variables: Record<string, unknown> = {}) => {
    const { data, errors } = await asCustomer(wholeDocument(schema, operation, name), { ...variables, ...storefront })
    expect(errors, name).toBeUndefined()
    answered.note(operation, data)
    return data[name]
  }
  const read = (name: string, variables?: Record<string, unknown>) => whole('query', name, variables)
  const write = (name: string, variables?: Record<string, unknown>) => whole('mutation', name, variables)
  return { read, write, zip, identityNumber, seen: answered.seen }
}

type Shop = ReturnType<typeof askWhole>

async function readCatalogue({ read }: Shop) {
  await read('channels')
  await read('channel')
  await read('products', { take: 8, filter: { sort: 'MOST_SOLD' } })
  const { index } = commerce
  const expected = index.entries.find(({ product }) => product.skus.some(({ stock }) => stock.incoming !== null))
  const products = [NAMED_PRODUCTS.discountedBlazer, NAMED_PRODUCTS.dress, expected?.product]
  for (const product of products) {
    const entry = index.byArticleNumber.get(product?.articleNumber ?? '')
    const { articleNumber } = await read('product', { productId: entry?.product.productId })
    expect(articleNumber).toBe(product?.articleNumber)
  }
  const categories = await read('categories', { parentCategoryId: 0 })
  const { alias } = itemAt(categories as { alias: string }[], 0)
  await read('category', { alias })
  await read('brands')
  await read('listPageInfo', { alias })
  await read('urlHistory', { url: '/b/aune' })
}

async function readContent({ read }: Shop) {
  const pages: { alias: string }[] = await read('cmsPages')
  await read('widgetArea', { alias: itemAt(pages, 0).alias })
  for (const { family, areaName } of commerce.cms.areas) await read('widgetArea', { family, areaName })
  await read('getMenuAtLocation', { menuLocationId: 'main-desktop' })
}

async function readAccount({ read, write }: Shop) {
  await read('getUser')
  await write('updateUser', { user: { newsletter: true } })
}

/** Buys a discounted product with a promo code, by invoice. */
async function buy({ read, write, zip, identityNumber }: Shop) {
  const { id } = await read('getCart')
  const skuIds = [NAMED_PRODUCTS.discountedBlazer, NAMED_PRODUCTS.dress].map(
    ({ articleNumber }) => commerce.index.byArticleNumber.get(articleNumber)?.product.skus[2]?.skuId,
  )
  for (const skuId of skuIds) await write('addToCart', { id, item: { skuId, quantity: 2, message: 'Lahjaksi' } })
  await write('updateCartItem', { id, item: { skuId: skuIds[1], quantity: 4 } })
  await write('setCartMerchantData', { id, merchantData: '{}' })
  await write('setCartPromoCode', { id, promoCode: 'KAJO15' })
  const { id: copy } = await write('cloneCart', { id })
  await write('clearCart', { id: copy })

  const address = {
    ...{ firstName: 'Aino', lastName: 'Laine', company: 'Laine Oy', mobile: '0401234567', phone: '0401234567' },
    ...{ addressLine1: 'Katu 1', addressLine2: 'A 2', zip, city: 'Helsinki', country: '' },
  }
  const asked = {
    ...{ email: 'aino@kajo.test', identityNumber, acceptedConsents: ['order'], message: 'Ring på' },
    ...{ billingAddress: address, shippingAddress: address },
  }
  const { paymentOptions, shippingOptions } = await write('createOrUpdateCheckout', { cartId: id, checkout: asked })
  const invoice = (paymentOptions as { id: number; name: string }[]).find(({ name }) => name === 'DirectInvoice')
  const checkout = { ...asked, paymentId: invoice?.id, shippingId: shippingOptions[0].id }
  await write('createOrUpdateCheckout', { cartId: id, checkout })
  await read('validateOrderConditions', { cartId: id, email: asked.email })
  await read('validateOrderCreation', { cartId: id, checkout: { ...checkout, email: 'member@kajo.test' } })
  const { publicId } = await write('placeOrder', { cartId: id, checkout })
  await write('completeCart', { id })
  await read('checkout', { id: publicId, cartId: id, paymentType: 'STANDARD' })
  await read('getOrderPublic', { publicOrderId: publicId })
  await read('getOrders')
}

const rootTypes = ['GeinsMerchantApiQuery', 'GeinsMerchantApiMutation']
const objectTypes = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__') && !rootTypes.includes(name) && !NEVER_REACHED.has(name))

describe('R-GQL-03 the types of the platform in full', () => {
  it.each(PLACES)('every field of every type is answered in $marketId', async (storefront) => {
    // The demo customer with orders in all statuses.
    const saga = commerce.accounts.byEmail('saga.lind@example.se') ?? account(1, 'nobody@kajo.test')
    const customer = { ...saga, metaData: '{}', personalId: '1', balances: { EUR: 1, SEK: 1 } }
    const shop = askWhole(storefront, await signedIn({ commerce, ask }, customer))
    await readAccount(shop)
    await readCatalogue(shop)
    await readContent(shop)
    await buy(shop)
    const empty = objectTypes.flatMap((type) =>
      Object.keys(type.getFields())
        .map((field) => `${type.name}.${field}`)
        .filter((field) => !shop.seen.has(field) && !MAY_BE_EMPTY.has(field)),
    )
    expect(empty).toEqual([])
  })

  it('the fields that may be empty are nullable in the schema', () => {
    const nullable = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .flatMap((type) =>
        Object.values(type.getFields()).map((field) => (isNonNullType(field.type) ? '' : `${type.name}.${field.name}`)),
      )
    expect(nullable).toEqual(expect.arrayContaining([...MAY_BE_EMPTY]))
    expect(Object.keys(schema.getTypeMap())).toEqual(expect.arrayContaining([...NEVER_REACHED]))
  })

  it('a document selects every field, and a type nested in itself once', () => {
    const document = wholeDocument(schema, 'query', 'getMenuAtLocation')
    expect(document).toMatch(/^query whole\(\$menuLocationId: String,/)
    expect(document.match(/targetBlank/g)).toHaveLength(2)
  })
})
