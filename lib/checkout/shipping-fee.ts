import { formatMoney } from '@/lib/market/format-money'
import type { Site } from '@/lib/market/site'
import type { PriceForms } from '@/lib/product/product-types'
import type { ShippingMethod } from './checkout-types'

/** What a method costs at the postcode: the delivery service's fee where it has one, else the shop's. */
export const shippingFee = (site: Site, { fee, externalFee }: ShippingMethod): PriceForms =>
  externalFee ? { incVat: formatMoney(site, externalFee.incVat), exVat: formatMoney(site, externalFee.exVat) } : fee
