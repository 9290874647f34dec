import type { InputHTMLAttributes, Ref } from 'react'
import field from './field.module.css'
import { Icon } from './icon'
import styles from './radio-choices.module.css'

export type Choice = { value: string; label: string; note?: string | undefined; end?: string | undefined }

type RadioChoicesProps = {
  id: string
  legend: string
  choices: readonly Choice[]
  error?: string | undefined
  /** The form library's registration, spread on every radio. */
  input: Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id' | 'value'> & { ref?: Ref<HTMLInputElement> }
}

/** A ruled list of radios; the whole row is the target. */
export function RadioChoices({ id, legend, choices, error, input }: RadioChoicesProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles.choices} data-invalid={error ? '' : undefined}>
        {choices.map((choice, index) => (
          <label key={choice.value} className={styles.choice}>
            <input
              {...input}
              type="radio"
              id={`${id}-${choice.value}`}
              value={choice.value}
              // an error summary links to the first radio
              data-first={index === 0 ? '' : undefined}
            />
            <span>{choice.label}</span>
            <span className="num">{choice.end}</span>
            {choice.note ? <small>{choice.note}</small> : null}
          </label>
        ))}
      </div>
      {error ? (
        <p className={field.error} id={`${id}-error`}>
          <Icon name="alert" size={17} />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}
