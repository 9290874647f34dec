import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './button.module.css'

export type ButtonLook = {
  variant?: 'fill' | 'line' | undefined
  wide?: boolean | undefined
  small?: boolean | undefined
}

/** Class names of the button's look, for links that look like one. */
export const buttonClass = ({ variant = 'fill', wide = false, small = false }: ButtonLook): string =>
  [styles.button, variant === 'line' && styles.line, wide && styles.wide, small && styles.small]
    .filter(Boolean)
    .join(' ')

type ButtonProps = ButtonLook &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    ref?: Ref<HTMLButtonElement>
    children: ReactNode
    busy?: boolean
    /** Text while busy; the width is that of the longer text. */
    busyText?: string
  }

/** Do not disable it in an invalid form: a press then says what is missing. */
export function Button({ variant, wide, small, busy = false, busyText, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, wide, small })}
      aria-busy={busy || undefined}
      // a busy button keeps focus and its place in the tab order, but does nothing
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <span className={styles.words}>
        <span data-off={busy && busyText ? '' : undefined}>{children}</span>
        {busyText ? <span data-off={busy ? undefined : ''}>{busyText}</span> : null}
      </span>
    </button>
  )
}
