import { useTranslations } from 'next-intl'
import type { CardRow } from '@/lib/product/card-row-schema'
import { Price } from './price'

const toForms = ([incVat, exVat]: CardRow['price']) => ({ incVat, exVat })

/** A card's price, with and without VAT. */
export function CardPrice({ row: { price, struck, percentage } }: { row: CardRow }) {
  const t = useTranslations('product')
  return (
    <Price
      view={{ selling: toForms(price), struck: struck ? toForms(struck) : null, percentage: percentage ?? null }}
      words={{ lowest: t('lowestPrice'), regular: t('regularPrice') }}
    />
  )
}
