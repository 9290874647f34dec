import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** States that `ForceStates` displays for the elements inside. */
const FORCED = ['hover', 'focus-visible', 'active'] as const

/** A component in one state, with the name of the state. */
export function State({ name, force, children }: { name: string; force?: string; children: ReactNode }) {
  return (
    <div className={styles.state} data-force={force}>
      <p>{name}</p>
      {children}
    </div>
  )
}

/** A component in its normal, hover, focus and active states; `part` gets the name of the state for its ids. */
export const Forced = ({ part }: { part: (id: string) => ReactNode }) => (
  <>
    <State name="rest">{part('rest')}</State>
    {FORCED.map((force) => (
      <State key={force} name={force} force={force}>
        {part(force)}
      </State>
    ))}
  </>
)
