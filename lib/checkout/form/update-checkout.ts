import 'client-only'
import { CreateOrUpdateCheckoutDocument } from '@/graphql/generated/graphql'
import { checkoutMarketIds } from '@/lib/apollo/context-ids'
import { cartChanged } from '@/lib/cart/cart-changes'
import type { Cart } from '@/lib/cart/cart-types'
import { fetchCart } from '@/lib/cart/fetch-cart'
import { inTurn } from '@/lib/cart/in-turn'
import { mapCart } from '@/lib/cart/map-cart'
import { saveCart } from '@/lib/cart/save-cart'
import { chosenShipping } from '@/lib/checkout/delivery/delivery-choice'
import { failureOf } from '@/lib/checkout/order/order-result'
import { readOrder } from '@/lib/checkout/order/with-order'
import { chosenPayment, chosenProvider } from '@/lib/checkout/payment/payment-choice'
import { isRefusedCredit, withoutCredit } from '@/lib/checkout/payment/withdraw-credit'
import { AppError } from '@/lib/errors/app-error'
import { normaliseZip } from '@/lib/person/postcode'
import type { Shop } from '@/lib/store/shop'
import { emit } from '@/lib/store/shop-events'
import type { CheckoutState } from '@/lib/store/slices/checkout-slice'
import type { CheckoutForm } from './checkout-form'
import { checkoutContext, checkoutInput, orderInput } from './checkout-input'
import type { CheckoutOptions } from './checkout-types'
import { checkoutUrls } from './checkout-urls'
import { mapCheckoutFacts } from './map-checkout-facts'
import { mapCheckoutOptions } from './map-checkout-options'
import { merchantData } from './merchant-data'

/** The town that an earlier answer had for this postcode; '' if it was for another one. */
const townKnown = (before: Pick<CheckoutState, 'town' | 'currentZip'>, zip: string): string =>
  before.currentZip === zip ? before.town : ''

const giftsOf = (cart: Cart | null): string =>
  JSON.stringify(cart?.gifts.map(({ skuId, quantity }) => [skuId, quantity]))

/** Whether the cart has changed (R-CART-09), or its free gifts, or the amount paid from the customer's balance. */
const isRepriced = (before: Cart | null, after: Cart): boolean =>
  cartChanged(before, after) ||
  giftsOf(before) !== giftsOf(after) ||
  before?.summary.balancePending !== after.summary.balancePending

/**
 * Fetches the shopper's current cart, or a new one. Does nothing if this cart may have been ordered: an order completes
 * the cart, and its outcome is looked up elsewhere (T27).
 */
async function replaceCart(shop: Shop): Promise<void> {
  const { attempt } = readOrder()
  const { cart } = shop.store.getState()
  const isOrdered = attempt !== null && attempt.cartId === cart.data?.id && attempt.state !== 'rejected'
  if (!isOrdered) await inTurn(shop, () => fetchCart(shop))
}

/** Number of updates of a tab that run or wait for their turn. */
const openUpdates = new WeakMap<Shop, number>()

function countOpen(shop: Shop, change: 1 | -1): void {
  const count = (openUpdates.get(shop) ?? 0) + change
  openUpdates.set(shop, count)
  shop.store.getState().setCheckout({ isUpdating: count > 0 })
}

const chosenNames = (options: CheckoutOptions, form: CheckoutForm) => ({
  shipping: chosenShipping(options, form.shippingId)?.name ?? '',
  payment: chosenPayment(options, form.paymentId)?.name ?? '',
})

async function update(shop: Shop, form: CheckoutForm): Promise<void> {
  const { cart, channel, checkout, setCheckout } = shop.store.getState()
  if (!cart.data) return
  const context = checkoutContext(shop, form)
  const provider = chosenProvider(shop, form)
  const currentZip = normaliseZip(context.market, form.zip) ?? ''
  // the provider creates the order from this update, and its form asks for a personal number itself
  const input = provider.connectSnippet ? orderInput(form, context, false) : checkoutInput(form, context)
  // the service returns a town from the request unchanged, so a new postcode is sent without one
  const isTownAsked = currentZip !== checkout.currentZip && !provider.connectSnippet
  const shippingAddress = isTownAsked ? { ...input.shippingAddress, city: '' } : input.shippingAddress
  const { checkoutMarketId } = checkoutMarketIds(channel.checkoutMarket)
  const data = await shop.mutate(CreateOrUpdateCheckoutDocument, {
    cartId: cart.data.id,
    checkout: {
      ...input,
      shippingAddress,
      merchantData: merchantData(shop),
      checkoutUrls: checkoutUrls(shop.config.site, provider),
    },
    checkoutMarketId,
  })
  const answer = data?.createOrUpdateCheckout
  if (!answer) throw new AppError('CART_MISSING', 'The service answered without a checkout')
  const facts = mapCheckoutFacts(answer, form.email)
  const options = mapCheckoutOptions(answer, context.market)
  setCheckout({
    options: facts.blacklistedEmail || isRefusedCredit(shop, form.email) ? withoutCredit(options) : options,
    ...facts,
    town: shippingAddress?.city ? townKnown(checkout, currentZip) : facts.town,
    currentZip,
  })
  const priced = mapCart(answer.cart)
  if (!priced) return
  emit(shop, 'checkout:update', { ...chosenNames(options, form), cart: priced })
  // save real changes only, because saving sends a message to the other tabs
  if (isRepriced(shop.store.getState().cart.data, priced)) saveCart(shop, priced)
}

/**
 * Sends the form to the service and stores the methods and totals of its answer, or the code of the failure. A cart
 * that no longer exists is replaced. Resolves with false on failure.
 */
export async function updateCheckout(shop: Shop, form: CheckoutForm): Promise<boolean> {
  const { setCheckout } = shop.store.getState()
  countOpen(shop, 1)
  try {
    await inTurn(shop, () => update(shop, form))
    setCheckout({ failureCode: '' })
    return true
  } catch (error) {
    console.error('The checkout could not be updated', error)
    setCheckout({ failureCode: failureOf(error).code })
    // an empty answer means the same as CART_NOT_FOUND (T19)
    const isGone = error instanceof AppError && (error.code === 'CART_NOT_FOUND' || error.code === 'CART_MISSING')
    if (isGone) await replaceCart(shop).catch(() => null)
    return false
  } finally {
    countOpen(shop, -1)
  }
}
