import type { ReactNode } from 'react'
import styles from './parts.module.css'

/** States a pointer or a key makes; `ForceStates` draws them for elements inside. */
const FORCED = ['hover', 'focus-visible', 'active'] as const

/** A part in one state, under the state's name. */
export function State({ name, force, children }: { name: string; force?: string; children: ReactNode }) {
  return (
    <div className={styles.state} data-force={force}>
      <p>{name}</p>
      {children}
    </div>
  )
}

/** A part at rest and under pointer and key; `part` gets the state's name for its ids. */
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
