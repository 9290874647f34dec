import { useTranslations } from 'next-intl'
import { type CheckoutField, isNamedByCountry, isText } from '@/lib/checkout/form/checkout-form'
import type { Problems } from '@/lib/checkout/form/visible-problems'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import { fieldExample } from '@/lib/person/field-rules'
import { useCheckoutMarket } from './use-checkout-market'

/** Error message of each field, undefined without one; it names the field and shows an example for the market. */
export function useProblemText(problems: Problems): (field: CheckoutField) => string | undefined {
  const t = useTranslations('checkout')
  const { alias: market } = useCheckoutMarket()
  const nameOf = (field: CheckoutField) => {
    // each country has its own name for these numbers
    if (isNamedByCountry(field)) return t(`fieldNames.${field}.${market}`)
    return isText(field) ? t(`fieldNames.${field}`) : ''
  }
  return (field) => {
    const problem = problems[field]
    if (!problem) return undefined
    return t(`problems.${problem}`, {
      field: nameOf(field),
      tld: INPUT_EXAMPLES[market].tld,
      example: fieldExample(field, market),
    })
  }
}
