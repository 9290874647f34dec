import { useTranslations } from 'next-intl'
import { CHECKOUT_FIELDS, type CheckoutField, isNamedByCountry, isText } from '@/lib/checkout/form/checkout-form'
import { useCheckoutMarket } from './use-checkout-market'

/** Returns the name of a field as its label shows it; each country has its own names for some numbers. */
export function useFieldLabel(): (field: CheckoutField) => string {
  const t = useTranslations('checkout')
  const { alias: market } = useCheckoutMarket()
  return (field) => {
    if (isNamedByCountry(field)) return t(`fields.${field}.${market}`)
    return isText(field) ? t(`fields.${field}`) : t(CHECKOUT_FIELDS[field].label)
  }
}
