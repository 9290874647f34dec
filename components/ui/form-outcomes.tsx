import type { FormOutcome } from '@/lib/http/form-outcome'
import styles from './form-outcomes.module.css'

type FormOutcomesProps = {
  /** Prefix of the ids, which are the fragments that the server redirects to. */
  name: string
  /** Text of each outcome that the form can have. */
  texts: Partial<Record<FormOutcome, string>>
  /** Undefined before the first outcome; null shows none, not even that of the address fragment. */
  shown: FormOutcome | null | undefined
}

/** Renders all outcomes and shows one of them; without scripts the fragment of the address does. */
export function FormOutcomes({ name, texts, shown }: FormOutcomesProps) {
  return (
    <div role="status" className={styles.outcomes} data-live={shown === undefined ? undefined : ''}>
      {Object.entries(texts).map(([outcome, text]) => (
        <p
          key={outcome}
          id={`${name}-${outcome}`}
          data-outcome={outcome}
          data-shown={outcome === shown ? '' : undefined}
          tabIndex={-1}
        >
          {text}
        </p>
      ))}
    </div>
  )
}
