import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '@/components/ui/field'
import styles from './checkout.module.css'
import { CountryField } from './country-field'
import { MoreButton } from './more-button'
import type { StepProps } from './step-props'
import { TownOffer } from './town-offer'

/** Fields that few addresses need: behind a button, unless one of them is already filled in. */
function MoreFields({ form: { register, getValues }, text }: StepProps) {
  const t = useTranslations('checkout')
  const [isOpen, setOpen] = useState(() => getValues(['careOf', 'addressLine2', 'entryCode']).some(Boolean))
  if (!isOpen) {
    return (
      <MoreButton fieldId="careOf" onOpen={() => setOpen(true)}>
        {t('addMore')}
      </MoreButton>
    )
  }
  return (
    <>
      <Field
        id="careOf"
        autoComplete="off"
        enterKeyHint="next"
        label={t('careOf')}
        error={text('careOf')}
        {...register('careOf')}
      />
      <Field
        id="addressLine2"
        autoComplete="address-line2"
        enterKeyHint="next"
        label={t('addressLine2')}
        error={text('addressLine2')}
        {...register('addressLine2')}
      />
      <Field
        id="entryCode"
        autoComplete="off"
        enterKeyHint="next"
        label={t('entryCode')}
        error={text('entryCode')}
        {...register('entryCode')}
      />
    </>
  )
}

/** Name and delivery address. The country decides the format of the postcode. */
export function AddressStep({ form, text }: StepProps) {
  const t = useTranslations('checkout')
  const { register } = form
  const [isTypingTown, setTypingTown] = useState(false)
  const plain = (field: 'firstName' | 'lastName' | 'addressLine1', autoComplete: string) => (
    <Field
      id={field}
      autoComplete={autoComplete}
      autoCapitalize="words"
      enterKeyHint="next"
      required
      label={t(field)}
      error={text(field)}
      {...register(field)}
    />
  )
  return (
    <section className={styles.step} aria-labelledby="step-address">
      <h2 className="serif d-24" id="step-address">
        {t('address')}
      </h2>
      <div className={styles.fields}>
        <div className={styles.half}>{plain('firstName', 'given-name')}</div>
        <div className={styles.half}>{plain('lastName', 'family-name')}</div>
        {plain('addressLine1', 'address-line1')}
        <MoreFields form={form} text={text} />
        <div className={styles.third}>
          <Field
            id="zip"
            inputMode="numeric"
            autoComplete="postal-code"
            enterKeyHint="next"
            required
            label={t('zip')}
            error={text('zip')}
            {...register('zip')}
          />
        </div>
        <div className={styles.twoThirds}>
          <Field
            id="city"
            autoComplete="address-level2"
            autoCapitalize="words"
            enterKeyHint="next"
            required
            label={t('city')}
            error={text('city')}
            onFocus={() => setTypingTown(true)}
            {...register('city', { onBlur: () => setTypingTown(false) })}
          />
          <TownOffer form={form} isTyping={isTypingTown} />
        </div>
        <CountryField form={form} error={text('country')} />
      </div>
    </section>
  )
}
