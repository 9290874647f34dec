import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import styles from '@/components/checkout/checkout.module.css'
import grid from '@/components/ui/field-grid.module.css'
import { CountryField } from './country-field'
import { MoreButton } from './more-button'
import type { StepProps } from './step-props'
import { TextInput } from './text-input'
import { TownOffer } from './town-offer'

const MORE_FIELDS = ['careOf', 'addressLine2', 'entryCode'] as const

/** Fields that few addresses need: behind a button, unless one of them is already filled in. */
function MoreFields({ form, text }: StepProps) {
  const t = useTranslations('checkout')
  const isFilled = useWatch({ control: form.control, name: MORE_FIELDS }).some(Boolean)
  const [isOpen, setOpen] = useState(isFilled)
  // an account can fill them in later
  if (isFilled && !isOpen) setOpen(true)
  if (!isOpen) {
    return (
      <MoreButton fieldId={MORE_FIELDS[0]} onOpen={() => setOpen(true)}>
        {t('addMore')}
      </MoreButton>
    )
  }
  return MORE_FIELDS.map((name) => <TextInput key={name} name={name} form={form} text={text} />)
}

/** Name and delivery address. The country decides the format of the postcode. */
export function AddressStep({ form, text }: StepProps) {
  const t = useTranslations('checkout')
  const [isTypingTown, setTypingTown] = useState(false)
  const fields = { form, text }
  return (
    <section className={styles.step} aria-labelledby="step-address">
      <h2 className="serif d-24" id="step-address">
        {t('address')}
      </h2>
      <div className={grid.fields}>
        <div className={grid.half}>
          <TextInput name="firstName" {...fields} />
        </div>
        <div className={grid.half}>
          <TextInput name="lastName" {...fields} />
        </div>
        <TextInput name="addressLine1" {...fields} />
        <MoreFields {...fields} />
        <div className={grid.third}>
          <TextInput name="zip" {...fields} />
        </div>
        <div className={grid.twoThirds}>
          <TextInput name="city" {...fields} onFocus={() => setTypingTown(true)} onBlur={() => setTypingTown(false)} />
          <TownOffer form={form} isTyping={isTypingTown} />
        </div>
        <CountryField form={form} error={text('country')} />
      </div>
    </section>
  )
}
