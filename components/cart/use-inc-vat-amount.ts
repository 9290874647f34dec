import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'

/** Labels amounts that always include VAT, such as limits of a market, for a business, which sees prices without VAT. */
export function useIncVatAmount(): (amount: string) => string {
  const t = useTranslations('cart')
  const vatIncluded = useShopState((state) => state.root.vatIncluded)
  return (amount) => (vatIncluded ? amount : t('amountIncVat', { amount }))
}
