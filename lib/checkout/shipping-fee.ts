import { formatPrice } from '@/lib/market/format-price'
import type { MarketLang } from '@/lib/market/site'
import type { PriceForms } from '@/lib/product/product-types'
import type { ShippingMethod } from './checkout-types'

/** The fee of a shipping method: that of the delivery service when it has one, else the shop's own. */
export const shippingFee = (place: MarketLang, { fee, externalFee }: ShippingMethod): PriceForms =>
  externalFee ? { incVat: formatPrice(place, externalFee.incVat), exVat: formatPrice(place, externalFee.exVat) } : fee
