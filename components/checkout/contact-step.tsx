import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import type { CheckoutForm } from '@/lib/checkout/checkout-form'
import styles from './checkout.module.css'
import type { CheckoutFormApi } from './use-checkout-form'

type ContactStepProps = { form: CheckoutFormApi; text: (field: keyof CheckoutForm) => string | undefined }

/** How to reach the shopper: the confirmation by e-mail, the parcel by phone. */
export function ContactStep({ form: { register }, text }: ContactStepProps) {
  const t = useTranslations('checkout')
  return (
    <section className={styles.step} aria-labelledby="step-contact">
      <h2 className="serif d-24" id="step-contact">
        {t('contact')}
      </h2>
      <div className={styles.fields}>
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
