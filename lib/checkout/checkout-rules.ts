import { MARKETS } from '@/lib/market/market-table'
import { checkoutMarket } from '@/lib/store/checkout-market'
import type { Shop } from '@/lib/store/shop'
import type { CheckoutForm } from './checkout-form'
import type { CheckoutRules } from './checkout-schema'
import { needsPersonalId } from './needs-personal-id'

/** The rules of a form as the shop stands now: market, customer type, and what the chosen payment needs. */
export function checkoutRules(shop: Pick<Shop, 'store' | 'config'>, { paymentId }: CheckoutForm): CheckoutRules {
  const { root, checkout } = shop.store.getState()
  const market = checkoutMarket(shop)
  return {
    market,
    country: MARKETS[market].country.code,
    isOrganisation: root.customerType === 'ORGANIZATION',
    needsPersonalId: needsPersonalId(checkout.options?.payments, paymentId, root.customerType),
  }
}
