import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'
import { CHECKOUT_FIELDS, type TextName, textField } from '@/lib/checkout/form/checkout-form'
import { inputHints } from '@/lib/person/fields'
import type { StepProps } from './step-props'
import { useCheckoutMarket } from './use-checkout-market'
import { useFieldLabel } from './use-field-label'

type TextInputProps = StepProps & { name: TextName } & Pick<ComponentProps<typeof Field>, 'maxLength' | 'onFocus'> & {
    /** Replaces the name of the field. */
    label?: string
    onBlur?: () => void
  }

/** The input of a text field as the table of fields describes it: name, hint, keyboard, autofill and error. */
export function TextInput({ name, form, text, label, onBlur = () => {}, ...input }: TextInputProps) {
  const t = useTranslations('checkout')
  const { alias } = useCheckoutMarket()
  const labelOf = useFieldLabel()
  const field = CHECKOUT_FIELDS[name]
  return (
    <Field
      id={name}
      {...inputHints(textField(name), alias)}
      label={label ?? labelOf(name)}
      hint={'hint' in field ? t(field.hint) : undefined}
      error={text(name)}
      {...input}
      {...form.register(name, { onBlur })}
    />
  )
}
