import { needsPersonalId } from '@/lib/checkout/payment/payment-choice'
import { MARKETS } from '@/lib/market/market-table'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import type { CheckoutForm } from './checkout-form'
import type { CheckoutRules } from './checkout-schema'

/** Validation rules for the current market, customer type and payment method. */
export function checkoutRules(shop: Pick<Shop, 'store' | 'config'>, { paymentId }: CheckoutForm): CheckoutRules {
  const { root, checkout } = shop.store.getState()
  const market = checkoutMarket(shop)
  return {
    market,
    country: MARKETS[market].country.code,
    isOrganisation: root.customerType === 'ORGANIZATION',
    needsPersonalId: needsPersonalId(checkout.options, paymentId, root.customerType),
  }
}
