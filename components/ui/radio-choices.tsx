import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import field from './field.module.css'
import { Icon } from './icon'
import styles from './radio-choices.module.css'

export type Choice = {
  value: string
  label: string
  /** Lines below the label. */
  notes?: readonly string[] | undefined
  end?: ReactNode
  /** Decorative marks at the end of the row. */
  marks?: ReactNode
}

type RadioChoicesProps = {
  id: string
  legend: string
  choices: readonly Choice[]
  error?: string | undefined
  /** Value of the chosen one, for a group that no form library controls. */
  chosen?: string
  /** The choices are being updated; they can still be selected. */
  isBusy?: boolean
  /** The form library's registration, spread on every radio button. */
  input: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id' | 'value'> & { ref?: Ref<HTMLInputElement> }
}

/** A list of radio buttons with lines between them, of which one must be chosen; the whole row is clickable. */
export function RadioChoices({ id, legend, choices, chosen, error, isBusy = false, input }: RadioChoicesProps) {
  return (
    // a fieldset has neither a required nor an invalid state
    <div
      role="radiogroup"
      aria-label={legend}
      aria-required
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <div className={styles.choices} data-invalid={error ? '' : undefined} aria-busy={isBusy || undefined}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              {...input}
              type="radio"
              id={`${id}-${choice.value}`}
              value={choice.value}
              checked={chosen === undefined ? undefined : chosen === choice.value}
              // keeps the accessible name short; screen readers read the rest as the description
              aria-labelledby={`${id}-${choice.value}-label`}
              aria-describedby={`${id}-${choice.value}-end ${id}-${choice.value}-note`}
            />
            <span className={styles.label} id={`${id}-${choice.value}-label`}>
              {choice.label}
            </span>
            <span className={styles.end} data-priced={choice.end ? '' : undefined} id={`${id}-${choice.value}-end`}>
              {choice.end}
              {choice.marks ? <span className={styles.marks}>{choice.marks}</span> : null}
            </span>
            <span className={styles.note} id={`${id}-${choice.value}-note`}>
              {choice.notes?.map((note) => (
                <span key={note}>{note}</span>
              ))}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p className={field.error} id={`${id}-error`}>
          <Icon name="alert" size={17} />
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** Placeholder rows while the choices are loading. */
export function WaitingChoices({ count }: { count: number }) {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => row).map((row) => (
        <span key={row} />
      ))}
    </div>
  )
}
