import type { ShopConfig } from '@/lib/store/shop-config'

/** An amount the service sends only as a number, in the currency and language of the page: `12,50 €`, `699 kr`. */
export const formatAmount = ({ iso, currency }: Pick<ShopConfig, 'iso' | 'currency'>, amount: number): string =>
  new Intl.NumberFormat(iso, {
    style: 'currency',
    currency: currency.code,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount)
