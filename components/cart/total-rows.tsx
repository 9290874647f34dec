import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import type { CartSummary } from '@/lib/cart/cart-types'
import { SumRow } from './sum-row'

type TotalRowsProps = {
  summary: Pick<CartSummary, 'total' | 'vat'>
  /** Rate of the VAT, as text. */
  rate?: string | undefined
}

/**
 * The total and its VAT (R-CART-13). Private shoppers see the total and the VAT included in it. For a business the rows
 * above are without VAT, so VAT is added in a row of its own; the final amount is the same (R-PRICE-01).
 */
export function TotalRows({ summary, rate }: TotalRowsProps) {
  const t = useTranslations('cart')
  const named = (name: string) => [name, rate].filter(Boolean).join(' ')
  const vatIncluded = useShopState((state) => state.root.vatIncluded)
  if (vatIncluded)
    return (
      <>
        <SumRow kind="total" name={t('totalIncVat')}>
          {summary.total.incVat}
        </SumRow>
        <SumRow kind="quiet" name={named(t('vat'))}>
          {summary.vat}
        </SumRow>
      </>
    )
  return (
    <>
      <SumRow name={t('totalExVat')}>{summary.total.exVat}</SumRow>
      <SumRow name={named(t('vatAdded'))}>{summary.vat}</SumRow>
      <SumRow kind="total" name={t('totalIncVat')}>
        {summary.total.incVat}
      </SumRow>
    </>
  )
}
