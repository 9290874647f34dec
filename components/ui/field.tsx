import type { InputHTMLAttributes, Ref } from 'react'
import { describedBy, FieldFrame, type FieldText } from './field-frame'

type FieldProps = FieldText &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
    id: string
    ref?: Ref<HTMLInputElement>
  }

/** A line of text with its label inside and its error beside it. */
export function Field({ id, label, error, hint, ...input }: FieldProps) {
  const text = { label, error, hint }
  return (
    <FieldFrame id={id} text={text}>
      <input
        type="text"
        // the label floats by :placeholder-shown, which needs one
        placeholder=" "
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, text)}
      />
    </FieldFrame>
  )
}
