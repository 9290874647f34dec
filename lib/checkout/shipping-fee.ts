import { LOCALES, MARKETS } from '@/lib/market/market-table'
import type { Site } from '@/lib/market/site'
import type { PriceForms } from '@/lib/product/product-types'
import type { ShippingMethod } from './checkout-types'

/** The market is that of the checkout. */
type Place = Pick<Site, 'market' | 'lang'>

/** An amount as the service writes prices beside it: euros always with cents, whole kroner without. */
function written({ market, lang }: Place, amount: number): string {
  const currency = MARKETS[market].currency.code
  const digits = Number.isInteger(amount) && currency !== 'EUR' ? 0 : 2
  const options = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const
  return new Intl.NumberFormat(LOCALES[lang].iso, options).format(amount)
}

/** What a method costs at the postcode: the delivery service's fee where it has one, else the shop's. */
export const shippingFee = (place: Place, { fee, externalFee }: ShippingMethod): PriceForms =>
  externalFee ? { incVat: written(place, externalFee.incVat), exVat: written(place, externalFee.exVat) } : fee
