import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'

/** For amounts that always include VAT, such as limits of a market: says so to a business, which reads prices without. */
export function useIncVatAmount(): (amount: string) => string {
  const t = useTranslations('cart')
  const vatIncluded = useShopState((state) => state.root.vatIncluded)
  return (amount) => (vatIncluded ? amount : t('amountIncVat', { amount }))
}
