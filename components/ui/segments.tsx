import styles from './segments.module.css'

type SegmentsProps<Value extends string> = {
  legend: string
  choices: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

/** A choice of one among a few values, as buttons side by side. */
export function Segments<Value extends string>({ legend, choices, chosen, onChoose }: SegmentsProps<Value>) {
  return (
    <fieldset className={styles.choice}>
      <legend className="visually-hidden">{legend}</legend>
      {choices.map(({ value, label }) => (
        <button key={value} type="button" aria-pressed={chosen === value} onClick={() => onChoose(value)}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}
