import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import type { CartSummary } from '@/lib/cart/cart-types'
import { SumRow } from './sum-row'

/**
 * What is paid, with its VAT (R-CART-13). A private person reads one total and the VAT in it; a business reads amounts
 * without VAT above, so VAT is a row of its own and leads to the same amount to pay (R-PRICE-01).
 */
export function TotalRows({ summary }: { summary: CartSummary }) {
  const t = useTranslations('cart')
  const vatIncluded = useShopState((state) => state.root.vatIncluded)
  if (vatIncluded)
    return (
      <>
        <SumRow kind="total" name={t('totalIncVat')}>
          {summary.total.incVat}
        </SumRow>
        <SumRow kind="quiet" name={t('vat')}>
          {summary.vat}
        </SumRow>
      </>
    )
  return (
    <>
      <SumRow name={t('totalExVat')}>{summary.total.exVat}</SumRow>
      <SumRow name={t('vatAdded')}>{summary.vat}</SumRow>
      <SumRow kind="total" name={t('totalIncVat')}>
        {summary.total.incVat}
      </SumRow>
    </>
  )
}
