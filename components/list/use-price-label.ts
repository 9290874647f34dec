import { useTranslations } from 'next-intl'
import { useShopConfig } from '@/components/providers/use-shop'
import type { PriceRange } from '@/lib/list/price-range'
import { formatPriceRange } from '@/lib/market/format-price-range'

/** Formats a price range for chips and addresses. */
export function usePriceLabel(): (range: PriceRange) => string {
  const t = useTranslations('filter')
  const { site } = useShopConfig()
  return (range) =>
    formatPriceRange(site, range, {
      from: (amount) => t('from', { amount }),
      upTo: (amount) => t('upTo', { amount }),
    })
}
