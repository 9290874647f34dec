import type { ReactNode } from 'react'
import styles from '@/components/checkout/checkout.module.css'

type MoreButtonProps = {
  /** Id of the first field that it shows. */
  fieldId: string
  onOpen: () => void
  children: ReactNode
}

/** Shows optional fields in place of itself, and moves the focus to the first of them. */
export const MoreButton = ({ fieldId, onOpen, children }: MoreButtonProps) => (
  <button
    type="button"
    className={`text-link ${styles.more}`}
    aria-expanded={false}
    onClick={() => {
      onOpen()
      // after rendering: the button that had the focus has disappeared
      requestAnimationFrame(() => document.getElementById(fieldId)?.focus())
    }}
  >
    {children}
  </button>
)
