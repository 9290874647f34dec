import 'client-only'
import { writeCookie } from '@/lib/browser/cookies'
import { showVat } from '@/lib/browser/show-vat'
import { COOKIE } from '@/lib/config/constants'
import { type CustomerType, customerTypeEntry } from './customer-types'
import type { Shop } from './shop'
import { emit } from './shop-events'

/** Applies a customer type to the store and `html[data-vat]`; an unknown one becomes PERSON (R-PRICE-01). */
export function applyCustomerType(shop: Pick<Shop, 'store'>, type: string | undefined): void {
  const entry = customerTypeEntry(type)
  shop.store.getState().setRoot({ customerType: entry.type, vatIncluded: entry.vat })
  showVat(entry.vat)
}

/**
 * Stores the shopper's choice for a year. A change is also applied, added to the events and sent to the other tabs
 * (R-PRICE-02, R-PRICE-03).
 */
export function changeCustomerType(shop: Pick<Shop, 'store' | 'post'>, type: CustomerType): void {
  writeCookie(COOKIE.userType, type)
  if (shop.store.getState().root.customerType === type) return
  applyCustomerType(shop, type)
  emit(shop, 'customer-type:change', { type })
  shop.post({ type: 'customer-type', data: type })
}
