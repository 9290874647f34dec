import type { Ref, TextareaHTMLAttributes } from 'react'
import { describedBy, FieldFrame, type FieldText } from './field-frame'

type TextAreaFieldProps = FieldText &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className' | 'id'> & { id: string; ref?: Ref<HTMLTextAreaElement> }

/** A labelled text area with hint and error message. */
export function TextAreaField({ id, label, error, hint, ...area }: TextAreaFieldProps) {
  const text = { label, error, hint }
  return (
    <FieldFrame id={id} text={text}>
      <textarea {...area} id={id} aria-invalid={error ? true : undefined} aria-describedby={describedBy(id, text)} />
    </FieldFrame>
  )
}
