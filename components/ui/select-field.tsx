import type { Ref, SelectHTMLAttributes } from 'react'
import { describedBy, FieldFrame, type FieldText } from './field-frame'
import { Icon } from './icon'

type SelectFieldProps = FieldText &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className' | 'id'> & { id: string; ref?: Ref<HTMLSelectElement> }

/** A native select with label and error message. */
export function SelectField({ id, label, error, hint, children, ...select }: SelectFieldProps) {
  const text = { label, error, hint }
  return (
    <FieldFrame id={id} text={text} end={<Icon name="chevron-down" size={18} />}>
      <select {...select} id={id} aria-invalid={error ? true : undefined} aria-describedby={describedBy(id, text)}>
        {children}
      </select>
    </FieldFrame>
  )
}
