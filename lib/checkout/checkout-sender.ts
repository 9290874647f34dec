import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import type { CheckoutForm } from './checkout-form'
import type { Sender } from './checkout-input'
import { deliveryChoice } from './delivery-choice'

/** Who orders, in which market, and how it is delivered. */
export const checkoutSender = (shop: Pick<Shop, 'store' | 'config'>, form: CheckoutForm): Sender => ({
  market: checkoutMarket(shop),
  customerType: shop.store.getState().root.customerType,
  delivery: deliveryChoice(form, shop.store.getState().checkout.options),
})
