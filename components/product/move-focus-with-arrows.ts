import type { KeyboardEvent } from 'react'

/** Moves the focus within a toolbar by arrow keys: with a tab stop per control, 48 cards would have hundreds. */
export function moveFocusWithArrows({ key, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (!step) return
  const controls = [...currentTarget.querySelectorAll<HTMLElement>('a, button')]
  controls[controls.findIndex((control) => control.matches(':focus')) + step]?.focus()
}
