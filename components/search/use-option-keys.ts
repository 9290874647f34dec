import { type KeyboardEvent, useState } from 'react'
import type { Option } from './suggestion-groups'

const LEAVING_KEYS = ['ArrowLeft', 'ArrowRight', 'Tab']

/** Index of the option that a key makes active, -1 for none; null for a key without that effect. */
function nextIndex(key: string, index: number, count: number): number | null {
  // past either end no option is active, which stands for the field
  if (key === 'ArrowDown') return index + 1 < count ? index + 1 : -1
  if (key === 'ArrowUp') return index === -1 ? count - 1 : index - 1
  // without an active option these keys move the caret in the text
  if (key === 'Home' && index >= 0) return 0
  if (key === 'End' && index >= 0) return count - 1
  return null
}

type Active = { option: Option; text: string }

/**
 * The active option of a combobox, moved by keys while the focus stays in the field (WAI-ARIA 1.2, combobox). When the
 * text changes or the option disappears, no option is active, so Enter searches for the text.
 */
export function useOptionKeys(text: string, options: readonly Option[], onDelete: (option: Option) => void) {
  const [last, setLast] = useState<Active | null>(null)
  const chosen = last?.text === text ? last.option : undefined
  // an id names a position in the list, which may hold another option later
  const index = options.findIndex(({ id, href }) => id === chosen?.id && href === chosen.href)
  const active = options[index]
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = nextIndex(event.key, index, options.length)
    if (next !== null) {
      event.preventDefault()
      const option = options[next]
      setLast(option ? { option, text } : null)
    } else if (event.key === 'Delete' && active) {
      event.preventDefault()
      onDelete(active)
    } else if (LEAVING_KEYS.includes(event.key)) setLast(null)
  }
  return { active, onKeyDown }
}
