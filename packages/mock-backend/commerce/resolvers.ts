import { accountMutations, accountQueries } from '#accounts/account-resolvers'
import { refuseExternalPayment } from '#payments/snippets/refuse-external-payment'
import { uploadComplaintPhoto } from '#returns/complaint-photos'
import { monitorProductAvailability } from './availability'
import { loadBrands } from './brand-list'
import { clearCart, cloneCart, setCartMerchantData, updateCartGroup } from './cart-commands'
import { addPackageToCart, addToCart, completeCart, getCart, type ItemInput, updateCartItem } from './carts'
import { loadCategories, loadCategory } from './category-type'
import { loadChannel, loadChannels } from './channel'
import { createOrUpdateCheckout, setCartShippingFee, validateOrderCreation } from './checkout'
import type { CheckoutInput } from './checkout-input'
import { loadCmsPages } from './cms-pages'
import type { ListInput } from './list-input'
import { loadListPageInfo } from './list-page-info'
import { loadCheckout } from './load-checkout'
import { loadProducts } from './load-products'
import { loadMenu } from './menus'
import { subscribeToNewsletter } from './newsletter'
import { validateOrderConditions } from './order-conditions'
import { loadOrderPublic } from './order-type'
import { watchOrder } from './order-updates'
import { placeOrder } from './place-order'
import { loadProduct } from './product-type'
import { setCartPromoCode } from './promo-codes'
import { at } from './resolver-context'
import { loadUrlHistory } from './url-history'
import { type AreaInput, loadWidgetArea } from './widget-area'

type ItemArgs = { id: string; item: ItemInput }
type CheckoutArgs = { cartId: string; checkout: CheckoutInput }

/** The resolvers of every operation in graphql/schema.graphql and graphql/extensions.graphql. */
export const resolvers = {
  GeinsMerchantApiQuery: {
    ...accountQueries,
    channel: (_root: unknown, args: { channelId?: string | null }) => loadChannel(args.channelId),
    channels: loadChannels,
    products: at<ListInput>((commerce, args, storefront) => loadProducts(commerce, args, storefront)),
    product: at<{ alias?: string | null; productId?: number | null }>(loadProduct),
    categories: at<{ parentCategoryId?: number | null }>((commerce, args, storefront) =>
      loadCategories(commerce, args.parentCategoryId, storefront),
    ),
    category: at<Parameters<typeof loadCategory>[1]>(loadCategory),
    brands: at((commerce, _args, storefront) => loadBrands(commerce, storefront)),
    listPageInfo: at<{ alias?: string | null; url?: string | null }>(loadListPageInfo),
    getCart: at<Parameters<typeof getCart>[1]>(getCart),
    checkout: at<Parameters<typeof loadCheckout>[1]>(loadCheckout),
    cmsPages: at<Parameters<typeof loadCmsPages>[1]>(loadCmsPages),
    widgetArea: at<AreaInput>(loadWidgetArea),
    getMenuAtLocation: at<{ menuLocationId?: string | null }>((commerce, args, storefront) =>
      loadMenu(commerce, args.menuLocationId, storefront),
    ),
    urlHistory: at<{ url?: string | null }>((commerce, args, storefront) =>
      loadUrlHistory(commerce, args.url, storefront),
    ),
    getOrderPublic: at<{ publicOrderId: string }>((commerce, args, storefront) =>
      loadOrderPublic(commerce, args.publicOrderId, storefront),
    ),
    validateOrderConditions: at<Parameters<typeof validateOrderConditions>[1]>(validateOrderConditions),
    validateOrderCreation: at<CheckoutArgs>((commerce, args, storefront) =>
      validateOrderCreation(commerce, args.cartId, args.checkout, storefront),
    ),
  },
  KajoSubscription: { orderUpdated: { subscribe: watchOrder } },
  GeinsMerchantApiMutation: {
    ...accountMutations,
    uploadComplaintPhoto: at<Parameters<typeof uploadComplaintPhoto>[1]>(uploadComplaintPhoto),
    addToCart: at<ItemArgs>((commerce, args, storefront) => addToCart(commerce, args.id, args.item, storefront)),
    addPackageToCart: at<{ id: string; packageId: number }>((commerce, args) =>
      addPackageToCart(commerce, args.id, args.packageId),
    ),
    updateCartItem: at<ItemArgs>((commerce, args, storefront) =>
      updateCartItem(commerce, args.id, args.item, storefront),
    ),
    updateCartGroup: at<{ id: string; item: { groupKey?: string | null } }>((commerce, args) =>
      updateCartGroup(commerce, args.id, args.item.groupKey),
    ),
    clearCart: at<{ id: string }>((commerce, args, storefront) => clearCart(commerce, args.id, storefront)),
    cloneCart: at<Parameters<typeof cloneCart>[1]>(cloneCart),
    setCartMerchantData: at<{ id: string; merchantData: string }>((commerce, args, storefront) =>
      setCartMerchantData(commerce, args.id, args.merchantData, storefront),
    ),
    setCartPromoCode: at<{ id: string; promoCode: string }>((commerce, args, storefront) =>
      setCartPromoCode(commerce, args.id, args.promoCode, storefront),
    ),
    completeCart: at<{ id: string }>((commerce, args, storefront) => completeCart(commerce, args.id, storefront)),
    createOrUpdateCheckout: at<{ cartId: string; checkout?: CheckoutInput | null }>((commerce, args, storefront) =>
      createOrUpdateCheckout(commerce, args.cartId, args.checkout, storefront),
    ),
    setCartShippingFee: at<{ cartId: string; shippingFee: number }>((commerce, args, storefront) =>
      setCartShippingFee(commerce, args.cartId, args.shippingFee, storefront),
    ),
    placeOrder: at<CheckoutArgs>((commerce, args, storefront, { idempotencyKey }) =>
      placeOrder(commerce, args.cartId, refuseExternalPayment(args.checkout, storefront), storefront, {
        key: idempotencyKey,
      }),
    ),
    subscribeToNewsletter: at<{ email: string }>((commerce, args, storefront) =>
      subscribeToNewsletter(commerce, args.email, storefront),
    ),
    monitorProductAvailability: at<{ email: string; skuId: number }>(monitorProductAvailability),
  },
}
