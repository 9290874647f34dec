import { useTranslations } from 'next-intl'
import styles from '@/components/checkout/checkout.module.css'
import { useShopState } from '@/components/providers/use-shop'
import grid from '@/components/ui/field-grid.module.css'
import { CONDITIONAL_FIELDS } from '@/lib/checkout/form/checkout-schema'
import { CustomerChoice } from './customer-choice'
import { SignInLine } from './sign-in-line'
import type { StepProps } from './step-props'
import { TextInput } from './text-input'

/** Name and number of the organisation that orders (R-CHECKOUT-13, R-VALID-03). */
const COMPANY_FIELDS = ['company', 'organisationId'] as const

/** Customer type, e-mail for the confirmation and mobile number for the delivery. */
export function ContactStep({ form, text }: StepProps) {
  const t = useTranslations('checkout')
  const isOrganisation = useShopState((state) => state.root.customerType === 'ORGANIZATION')
  return (
    <section className={styles.step} aria-labelledby="step-contact">
      <h2 className="serif d-24" id="step-contact">
        {t('contact')}
      </h2>
      <SignInLine />
      <div className={grid.fields}>
        <CustomerChoice onChange={() => form.clearErrors(CONDITIONAL_FIELDS)} />
        {isOrganisation
          ? COMPANY_FIELDS.map((name) => <TextInput key={name} name={name} form={form} text={text} />)
          : null}
        <TextInput name="email" form={form} text={text} />
        <TextInput name="mobile" form={form} text={text} />
      </div>
    </section>
  )
}
