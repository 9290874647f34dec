import type { Cart } from '@/lib/cart/cart-types'
import { pageNameOf } from '@/lib/routing/route-name'
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
  /** By product id: the list in which the product was last clicked. Later events of the product name that list. */
  clicked: Map<string, Pick<ListedItem, 'item_list_id' | 'item_list_name' | 'index'>>
  /** Delivery and payment method as last reported; '' before the first report. */
  methods: { shipping: string; payment: string }
}

/** A push in preparation. `build` is called once the products in `ids` have been fetched. */
export type Draft = { ids: readonly number[]; build: () => Push[] }

type Drafts = { [Name in keyof ShopEvents]?: (data: ShopEvents[Name], context: PushContext) => Draft }

const now = (...pushes: (Push | null)[]): Draft => ({ ids: [], build: () => pushes.filter((push) => push !== null) })

/** Currency of the cart, which depends on the market chosen in the checkout. */
const cartCurrency = ({ store }: Shop, cart: Pick<Cart, 'currency'> | null): string =>
  cart?.currency || store.getState().channel.currentCurrency

/** Currency of the prices on the page, also after another tab has changed the market. */
const pageCurrency = ({ shop }: PushContext): string => shop.config.currency.code

const listFields = ({ id, name }: ProductListing) => ({ item_list_id: id, item_list_name: name })

type Listed = ShopEvents['product:click']['product']

/** The item of a product card. While price and category have not been fetched, it has only id and name. */
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
    currency: pageCurrency(context),
    items: products.map((product) => listedItem(context, list, product)),
  },
})

type ItemsEvent = 'view_item' | 'add_to_cart' | 'remove_from_cart' | 'add_to_wishlist' | 'view_cart' | 'begin_checkout'

type Worth = { currency: string; coupon?: string }

/** An event whose items all have a price; null for an empty list. */
const itemsEvent = (event: ItemsEvent, worth: Worth, items: Item[]): Push | null =>
  items.length === 0 ? null : { event, ecommerce: { ...worth, value: worthOf(items), items } }

const withList = ({ clicked }: PushContext, item: Item): Item => ({ ...item, ...clicked.get(item.item_id) })

/** `view_item` or `add_to_wishlist`. The product's name and price are fetched by its id; unknown products give no event. */
const productEvent = (event: 'view_item' | 'add_to_wishlist', id: number, context: PushContext): Draft => ({
  ids: [id],
  build: () => {
    const product = context.facts.get(id)
    const push =
      product && itemsEvent(event, { currency: pageCurrency(context) }, [withList(context, productItem(product))])
    return push ? [push] : []
  },
})

/** `add_to_cart` or `remove_from_cart` for one cart line. */
const lineEvent = (event: 'add_to_cart' | 'remove_from_cart', { shop }: PushContext, item: Item): Draft =>
  now(itemsEvent(event, { currency: cartCurrency(shop, shop.store.getState().cart.data) }, [item]))

/** Items of the cart, gifts included, with the cart's fixed discounts subtracted from their prices. */
const cartItems = ({ lines, gifts, summary }: Cart): Item[] =>
  spreadDiscount([...lines, ...gifts].map(lineItem), summary.fixedDiscountIncVat)

const cartWorth = (cart: Cart, { shop }: PushContext): Worth => ({
  currency: cartCurrency(shop, cart),
  ...(cart.promoCode ? { coupon: cart.promoCode } : {}),
})

const cartEvent = (event: 'view_cart' | 'begin_checkout', cart: Cart | null, context: PushContext): Draft =>
  now(cart && itemsEvent(event, cartWorth(cart, context), cartItems(cart)))

/** `add_shipping_info` and `add_payment_info`, each only when its method has changed since it was last reported. */
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

const PASSWORD = { method: 'password' } as const

/** Maps each shop event to its pushes. Events without an entry are not reported. */
export const DRAFTS: Drafts = {
  'page:impression': ({ name, isSSR, requestUrl, fullPath }) =>
    now(
      { event: 'page_data', page_type: pageNameOf(name) },
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
