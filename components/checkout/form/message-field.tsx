import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { TextAreaField } from '@/components/ui/text-area-field'
import { CHECKOUT_FIELDS } from '@/lib/checkout/form/checkout-form'
import { MoreButton } from './more-button'
import type { StepProps } from './step-props'

/** A message to the shop, behind a button, with the number of characters left (R-CHECKOUT-13). */
export function MessageField({ form: { register, getValues, control }, text }: StepProps) {
  const t = useTranslations('checkout')
  const [isOpen, setOpen] = useState(() => getValues('message') !== '')
  const message = useWatch({ control, name: 'message' })
  if (!isOpen) {
    return (
      <MoreButton fieldId="message" onOpen={() => setOpen(true)}>
        {t('addMessage')}
      </MoreButton>
    )
  }
  return (
    <TextAreaField
      id="message"
      rows={3}
      autoComplete={CHECKOUT_FIELDS.message.input.autoComplete}
      label={t('fields.message')}
      hint={t('messageLeft', { count: Math.max(0, CHECKOUT_FIELDS.message.longest - message.length) })}
      error={text('message')}
      {...register('message')}
    />
  )
}
