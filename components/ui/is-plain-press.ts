import type { MouseEvent } from 'react'

/** A press without the keys that ask for another tab or window. */
export const isPlainPress = (event: MouseEvent): boolean =>
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
