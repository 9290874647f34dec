import type { InputHTMLAttributes, Ref } from 'react'
import { describedBy, FieldFrame, type FieldText } from './field-frame'

type FieldProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
    id: string
    ref?: Ref<HTMLInputElement>
  }

/** A text field with label and error message. */
export function Field({ id, label, error, hint, ...input }: FieldProps) {
  const text = { label, error, hint }
  return (
    <FieldFrame id={id} text={text}>
      <input
        type="text"
        // the label depends on :placeholder-shown, which needs a placeholder
        placeholder=" "
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, text)}
      />
    </FieldFrame>
  )
}
