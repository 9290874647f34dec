import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import type { CheckoutForm } from './checkout-form'
import type { CheckoutContext } from './checkout-input'
import { deliveryChoice } from './delivery-choice'

/** Market, customer type and delivery of the order. */
export const checkoutContext = (shop: Pick<Shop, 'store' | 'config'>, form: CheckoutForm): CheckoutContext => ({
  market: checkoutMarket(shop),
  customerType: shop.store.getState().root.customerType,
  delivery: deliveryChoice(form, shop.store.getState().checkout.options),
})
