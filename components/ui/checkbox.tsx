import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './checkbox.module.css'
import field from './field.module.css'
import { Icon } from './icon'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type' | 'id'> & {
  id: string
  children: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A checkbox with its label; the whole label is clickable. */
export function Checkbox({ id, children, error, ...input }: CheckboxProps) {
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{children}</span>
      </label>
      {error ? (
        <p className={field.error} id={`${id}-error`}>
          <Icon name="alert" size={17} />
          {error}
        </p>
      ) : null}
    </div>
  )
}
