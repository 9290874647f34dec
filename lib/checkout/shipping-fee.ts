import { formatPrice } from '@/lib/market/format-price'
import type { Site } from '@/lib/market/site'
import type { PriceForms } from '@/lib/product/product-types'
import type { ShippingMethod } from './checkout-types'

/** The fee of a shipping method: that of the delivery service when it has one, else the shop's own. */
export const shippingFee = (site: Site, { fee, externalFee }: ShippingMethod): PriceForms =>
  externalFee ? { incVat: formatPrice(site, externalFee.incVat), exVat: formatPrice(site, externalFee.exVat) } : fee
