import { useTranslations } from 'next-intl'
import { useShopConfig } from '@/components/providers/use-shop'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import type { Problems } from '@/lib/checkout/visible-problems'
import { zipExample } from '@/lib/checkout/zip-rules'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'

const NAMED = [
  'email',
  'mobile',
  'firstName',
  'lastName',
  'addressLine1',
  'careOf',
  'addressLine2',
  'entryCode',
  'zip',
  'city',
  'deliveryNote',
] as const

/** Text of each field's problem, undefined without one; it names the field and shows an example of the market. */
export function useProblemText(problems: Problems): (field: keyof CheckoutForm) => string | undefined {
  const t = useTranslations('checkout')
  const { site } = useShopConfig()
  const { mobile, tld } = INPUT_EXAMPLES[site.market]
  return (field) => {
    const problem = problems[field]
    if (!problem) return undefined
    const named = NAMED.find((name) => name === field)
    return t(`problems.${problem}`, {
      field: named ? t(`fieldNames.${named}`) : '',
      tld,
      example: field === 'zip' ? zipExample(site.market) : mobile,
    })
  }
}
