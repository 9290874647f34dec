import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import type { StepProps } from './step-props'
import { useCheckoutMarket } from './use-checkout-market'

/** Name and number of the organisation that orders (R-CHECKOUT-13, R-VALID-03). */
export function CompanyFields({ form: { register }, text }: StepProps) {
  const t = useTranslations('checkout')
  const { alias } = useCheckoutMarket()
  return (
    <>
      <Field
        id="company"
        autoComplete="organization"
        autoCapitalize="words"
        enterKeyHint="next"
        required
        label={t('company')}
        error={text('company')}
        {...register('company')}
      />
      <Field
        id="organisationId"
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="next"
        required
        label={t(`organisationId.${alias}`)}
        error={text('organisationId')}
        {...register('organisationId')}
      />
    </>
  )
}
