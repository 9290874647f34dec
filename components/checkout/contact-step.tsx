import { useTranslations } from 'next-intl'
import { useShopState } from '@/components/providers/use-shop'
import { Field } from '@/components/ui/field'
import styles from './checkout.module.css'
import { CompanyFields } from './company-fields'
import { CustomerChoice } from './customer-choice'
import type { StepProps } from './step-props'

/** Customer type, e-mail for the confirmation and mobile number for the delivery. */
export function ContactStep({ form, text }: StepProps) {
  const t = useTranslations('checkout')
  const isOrganisation = useShopState((state) => state.root.customerType === 'ORGANIZATION')
  const { register, clearErrors } = form
  return (
    <section className={styles.step} aria-labelledby="step-contact">
      <h2 className="serif d-24" id="step-contact">
        {t('contact')}
      </h2>
      <div className={styles.fields}>
        <CustomerChoice onChange={() => clearErrors(['company', 'organisationId', 'identityNumber'])} />
        {isOrganisation ? <CompanyFields form={form} text={text} /> : null}
        <Field
          id="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="next"
          required
          label={t('email')}
          hint={t('emailHint')}
          error={text('email')}
          {...register('email')}
        />
        <Field
          id="mobile"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          enterKeyHint="next"
          required
          label={t('mobile')}
          hint={t('mobileHint')}
          error={text('mobile')}
          {...register('mobile')}
        />
      </div>
    </section>
  )
}
