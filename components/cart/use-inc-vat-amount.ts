import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'

/**
 * For a business, which sees prices without VAT, labels an amount that always includes VAT, such as the limits of a
 * market. Other shoppers see the amount unchanged.
 */
export function useIncVatAmount(): (amount: string) => string {
  const t = useTranslations('cart')
  const vatIncluded = useShopState((state) => state.root.vatIncluded)
  return (amount) => (vatIncluded ? amount : t('amountIncVat', { amount }))
}
