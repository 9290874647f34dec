import type { Cart } from '@/lib/cart/cart-types'
import type { Shop } from '@/lib/store/shop'
import type { ProductListing, Promotion, ShopEvents } from '@/lib/store/slices/events-slice'
import type { ProductFacts } from './product-facts'
import { purchasePush } from './purchase-push'
import type { Item, ListedItem, Push } from './push-schema'
import { lineItem, productItem, spreadDiscount, withoutEmpty, worthOf } from './to-item'

export type PushContext = {
  shop: Shop
  facts: Pick<ProductFacts, 'get'>
  /** Whether hashes of personal data may be reported now. */
  mayIdentify: () => boolean
  /** The list of each product that was clicked in this document, for the events that follow. */
  clicked: Map<string, Pick<ListedItem, 'item_list_id' | 'item_list_name' | 'index'>>
  /** The methods that were reported last. */
  methods: { shipping: string; payment: string }
}

/** What an event becomes. `ids`: products whose prices are fetched before; `build` is called after that. */
export type Draft = { ids: readonly number[]; build: () => Push[] }

type Drafts = { [Name in keyof ShopEvents]?: (data: ShopEvents[Name], context: PushContext) => Draft }

const now = (...pushes: (Push | null)[]): Draft => ({ ids: [], build: () => pushes.filter((push) => push !== null) })

/** That of the cart, which follows the market chosen in the checkout; for products of the page that of the page. */
const currencyOf = ({ store }: Shop, cart?: Pick<Cart, 'currency'> | null): string =>
  cart?.currency || store.getState().channel.currentCurrency

const listFields = ({ id, name }: ProductListing) => ({ item_list_id: id, item_list_name: name })

type Listed = ShopEvents['product:click']['product']

/** The item of a card. Without its facts, when the page is being left, it has the name only. */
function listedItem({ facts }: PushContext, list: ProductListing, { productId, name, index }: Listed): ListedItem {
  const product = facts.get(productId)
  const item = product
    ? productItem(product)
    : { item_id: String(productId), item_name: name || String(productId), quantity: 1 }
  return { ...item, ...listFields(list), index }
}

const listEvent = (
  event: 'view_item_list' | 'select_item',
  context: PushContext,
  list: ProductListing,
  products: readonly Listed[],
): Push => ({
  event,
  ecommerce: {
    ...listFields(list),
    currency: currencyOf(context.shop),
    items: products.map((product) => listedItem(context, list, product)),
  },
})

type ItemsEvent = 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'add_to_wishlist' | 'view_cart' | 'begin_checkout'

type Worth = { currency: string; coupon?: string }

/** An event of products that all have a price; null without any. */
const itemsEvent = (event: ItemsEvent, worth: Worth, items: Item[]): Push | null =>
  items.length === 0 ? null : { event, ecommerce: { ...worth, value: worthOf(items), items } }

const withList = ({ clicked }: PushContext, item: Item): Item => ({ ...item, ...clicked.get(item.item_id) })

/** An event of one product that is known by its id. */
const productEvent = (event: 'view_item' | 'add_to_wishlist', id: number, context: PushContext): Draft => ({
  ids: [id],
  build: () => {
    const product = context.facts.get(id)
    const push =
      product && itemsEvent(event, { currency: currencyOf(context.shop) }, [withList(context, productItem(product))])
    return push ? [push] : []
  },
})

/** An event of a line of the cart that has changed. */
const lineEvent = (event: 'add_to_cart' | 'remove_from_cart', { shop }: PushContext, item: Item): Draft =>
  now(itemsEvent(event, { currency: currencyOf(shop, shop.store.getState().cart.data) }, [item]))

/** Lines and gifts at what they cost after the discounts of the whole cart. */
const cartItems = ({ lines, gifts, summary }: Cart): Item[] =>
  spreadDiscount([...lines, ...gifts].map(lineItem), summary.fixedDiscountIncVat)

const cartWorth = (cart: Cart, { shop }: PushContext): Worth => ({
  currency: currencyOf(shop, cart),
  ...(cart.promoCode ? { coupon: cart.promoCode } : {}),
})

const cartEvent = (event: 'view_cart' | 'begin_checkout', cart: Cart | null, context: PushContext): Draft =>
  now(cart && itemsEvent(event, cartWorth(cart, context), cartItems(cart)))

/** The steps that a priced order has newly reached. */
function checkoutSteps({ shipping, payment, cart }: ShopEvents['checkout:update'], context: PushContext): Draft {
  const { methods } = context
  const items = cartItems(cart)
  const worth = { ...cartWorth(cart, context), value: worthOf(items) }
  const isNew = (method: keyof typeof methods, name: string) =>
    items.length > 0 && name !== '' && name !== methods[method]
  const draft = now(
    isNew('shipping', shipping)
      ? { event: 'add_shipping_info', ecommerce: { ...worth, shipping_tier: shipping, items } }
      : null,
    isNew('payment', payment)
      ? { event: 'add_payment_info', ecommerce: { ...worth, payment_type: payment, items } }
      : null,
  )
  Object.assign(methods, { shipping, payment })
  return draft
}

const promotionFields = ({ id, name, creative, slot }: Promotion) => ({
  promotion_id: id,
  ...withoutEmpty({ promotion_name: name, creative_name: creative }),
  creative_slot: String(slot),
})

/** Name of a route without its language: "product". */
const pageType = (name: string): string => name.split('___')[0] ?? name

const PASSWORD = { method: 'password' } as const

/** The pushes of each event; those without an entry are not reported. */
export const DRAFTS: Drafts = {
  'page:impression': ({ name, isSSR, requestUrl, fullPath }) =>
    now(
      { event: 'page_data', page_type: pageType(name) },
      isSSR
        ? { event: 'original_location', original_location: requestUrl }
        : { event: 'virtual_page_view', pagePath: fullPath },
    ),
  'product:impression': ({ list, products }, context) => ({
    ids: products.map(({ productId }) => productId),
    build: () => [listEvent('view_item_list', context, list, products)],
  }),
  'product:click': ({ list, product }, context) => {
    context.clicked.set(String(product.productId), { ...listFields(list), index: product.index })
    return { ids: [product.productId], build: () => [listEvent('select_item', context, list, [product])] }
  },
  'product-detail:impression': ({ productId }, context) => productEvent('view_item', productId, context),
  'favorite:add': ({ id }, context) => productEvent('add_to_wishlist', id, context),
  'cart:add': (line, context) => lineEvent('add_to_cart', context, withList(context, lineItem(line))),
  'cart:remove': (line, context) => lineEvent('remove_from_cart', context, lineItem(line)),
  'cart:impression': (cart, context) => cartEvent('view_cart', cart, context),
  'checkout:impression': (cart, context) => cartEvent('begin_checkout', cart, context),
  'checkout:update': checkoutSteps,
  'checkout:email': ({ emailHash }, { mayIdentify }) =>
    now(mayIdentify() ? { event: 'checkout_email', email_hash: emailHash } : null),
  'checkout:purchase': (order, { mayIdentify }) => now(purchasePush(order, mayIdentify())),
  'search:impression': ({ term }) => now({ event: 'view_search_results', search_term: term }),
  'promotion:impression': (promotion) => now({ event: 'view_promotion', ecommerce: promotionFields(promotion) }),
  'widget:click': ({ promotion }) => now({ event: 'select_promotion', ecommerce: promotionFields(promotion) }),
  'menu:click': ({ href }) => now({ event: 'select_content', content_type: 'menu', content_id: href }),
  'search:click': ({ href }) => now({ event: 'select_content', content_type: 'search', content_id: href }),
  'newsletter:subscribe': () => now({ event: 'generate_lead', lead_source: 'newsletter' }),
  'user:login': () => now({ event: 'login', ...PASSWORD }),
  'user:register': () => now({ event: 'sign_up', ...PASSWORD }),
  'user:logout': () => now({ event: 'logout' }),
  'customer-type:change': ({ type }) => now({ event: 'customer_type_change', customer_type: type }),
  'error:404': ({ path }) => now({ event: 'exception', description: `404 ${path}`, fatal: true }),
  'error:500': ({ path }) => now({ event: 'exception', description: `500 ${path}`, fatal: true }),
  'error:api': ({ code }) => now({ event: 'exception', description: `api ${code}`, fatal: false }),
}
