import { useTranslations } from 'next-intl'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import type { Problems } from '@/lib/checkout/visible-problems'
import { INPUT_EXAMPLES } from '@/lib/market/input-examples'
import type { MarketAlias } from '@/lib/market/market-table'
import { organisationIdExample, personalIdExample } from '@/lib/person/identity-number'
import { zipExample } from '@/lib/person/postcode'
import { useCheckoutMarket } from './use-checkout-market'

const NAMED = [
  'company',
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
  'message',
  'deliveryNote',
] as const

/** An example of a valid postcode or number in a market. The messages of other fields show none. */
function exampleOf(field: keyof CheckoutForm, market: MarketAlias): string {
  if (field === 'zip') return zipExample(market)
  if (field === 'organisationId') return organisationIdExample(market)
  return field === 'identityNumber' ? personalIdExample(market) : INPUT_EXAMPLES[market].mobile
}

/** Error message of each field, undefined without one; it names the field and shows an example for the market. */
export function useProblemText(problems: Problems): (field: keyof CheckoutForm) => string | undefined {
  const t = useTranslations('checkout')
  const { alias: market } = useCheckoutMarket()
  const nameOf = (field: keyof CheckoutForm) => {
    // each country has its own name for these numbers
    if (field === 'organisationId' || field === 'identityNumber') return t(`fieldNames.${field}.${market}`)
    const named = NAMED.find((name) => name === field)
    return named ? t(`fieldNames.${named}`) : ''
  }
  return (field) => {
    const problem = problems[field]
    if (!problem) return undefined
    return t(`problems.${problem}`, {
      field: nameOf(field),
      tld: INPUT_EXAMPLES[market].tld,
      example: exampleOf(field, market),
    })
  }
}
