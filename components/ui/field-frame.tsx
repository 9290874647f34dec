import type { ReactNode } from 'react'
import styles from './field.module.css'
import { Icon } from './icon'

export type FieldText = { label: string; error?: string | undefined; hint?: string | undefined }

/** Ids that associate a control with its texts. */
export const describedBy = (id: string, { error, hint }: FieldText): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

/** Label inside the box, messages below it; the control is passed as children and has the id. */
export function FieldFrame({
  id,
  text,
  end,
  children,
}: {
  id: string
  text: FieldText
  end?: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles.field}>
      <div className={styles.box}>
        {children}
        <label htmlFor={id}>{text.label}</label>
        {end ? <span className={styles.end}>{end}</span> : null}
      </div>
      {text.error ? (
        <p className={styles.error} id={`${id}-error`}>
          <Icon name="alert" size={17} />
          {text.error}
        </p>
      ) : null}
      {text.hint ? (
        <p className={styles.hint} id={`${id}-hint`}>
          {text.hint}
        </p>
      ) : null}
    </div>
  )
}
