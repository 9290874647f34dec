import { useTranslations } from 'next-intl'
import { useShopConfig } from '@/components/providers/use-shop'
import { type PriceRange, priceRangeId } from '@/lib/list/price-range'
import { formatPriceRange } from '@/lib/market/format-price-range'

/** A price range and its label, formatted by the server. */
export type LabelledRange = { id: string; label: string }

/** Formats a price range for chips and addresses; `known` is used as it is. */
export function usePriceLabel(known: LabelledRange | null): (range: PriceRange) => string {
  const t = useTranslations('filter')
  const { site } = useShopConfig()
  return (range) =>
    known?.id === priceRangeId(range)
      ? known.label
      : formatPriceRange(site, range, {
          from: (amount) => t('from', { amount }),
          upTo: (amount) => t('upTo', { amount }),
        })
}
