import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TextAreaField } from '@/components/ui/text-area-field'
import { LONGEST_MESSAGE } from '@/lib/checkout/checkout-schema'
import styles from './checkout.module.css'
import type { StepProps } from './step-props'

/** A message to the shop, behind a button until it is wanted; the characters left are told (R-CHECKOUT-13). */
export function MessageField({ form: { register, getValues, control }, text }: StepProps) {
  const t = useTranslations('checkout')
  const [isOpen, setOpen] = useState(() => getValues('message') !== '')
  const message = useWatch({ control, name: 'message' })
  if (!isOpen) {
    return (
      <button
        type="button"
        className={`text-link ${styles.more}`}
        aria-expanded={false}
        onClick={() => {
          setOpen(true)
          // after the field has been drawn: the button that had the focus is gone
          requestAnimationFrame(() => document.getElementById('message')?.focus())
        }}
      >
        {t('addMessage')}
      </button>
    )
  }
  return (
    <TextAreaField
      id="message"
      rows={3}
      label={t('message')}
      hint={t('messageLeft', { count: Math.max(0, LONGEST_MESSAGE - message.length) })}
      error={text('message')}
      {...register('message')}
    />
  )
}
