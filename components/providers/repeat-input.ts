import { findInPlaceOf } from '@/lib/browser/find-in-place-of'

type TextField = HTMLInputElement | HTMLTextAreaElement
type Field = TextField | HTMLSelectElement

const isCheckable = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/** Sets a property with the native setter. React's own setter records the value, and React would then ignore the event. */
function setNatively(field: Field, property: 'value' | 'checked', value: unknown): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value)
}

function repeatText(field: TextField): void {
  const { value, defaultValue } = field
  if (value === defaultValue) return
  field.value = defaultValue
  setNatively(field, 'value', value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function repeatCheck(field: HTMLInputElement): void {
  const { checked, defaultChecked, type } = field
  // React updates the previously chosen radio button itself
  if (checked === defaultChecked || (type === 'radio' && !checked)) return
  field.checked = defaultChecked
  field.click()
}

/** `chosen`: the value chosen before hydration, which React has already set back. */
function repeatSelect(field: HTMLSelectElement, chosen: string): void {
  const fromServer = [...field.options].find(({ defaultSelected }) => defaultSelected)
  if (!fromServer || fromServer.value === chosen) return
  setNatively(field, 'value', chosen)
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Gives the choice in a field of the server's HTML to the field that React drew in its place. */
function carryOver(from: Field, to: Field): void {
  if (isCheckable(from) && isCheckable(to)) {
    if (to.checked !== from.checked && (from.checked || from.type === 'checkbox')) to.click()
    return
  }
  if (to.value === from.value) return
  setNatively(to, 'value', from.value)
  to.dispatchEvent(new Event(to instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

/**
 * Carries over the recorded changes of fields that React has replaced within `container`, and forgets those of fields
 * that are still there. `isOwn` leaves fields out.
 */
export function restoreReplacedFields(container: Element, isOwn: (field: Element) => boolean = () => true): void {
  const changed = window.firstInteraction?.changedFields ?? new Map<Element, string>()
  for (const field of changed.keys()) {
    const current = findInPlaceOf(field, container)
    if (!current || !isOwn(current)) continue
    changed.delete(field)
    if (current !== field) carryOver(field as Field, current as Field)
  }
}

/**
 * Fires the events for fields that were typed in, checked or selected before hydration, also when React has drawn the
 * fields anew.
 */
export function repeatInput(container: Element): void {
  const changed = window.firstInteraction?.changedFields
  for (const field of container.querySelectorAll<Field>('input, textarea, select')) {
    // only what was recorded: a choice that React itself changed meanwhile differs from the server's HTML too
    const chosen = changed?.get(field)
    if (field instanceof HTMLInputElement && !isCheckable(field)) repeatText(field)
    else if (field instanceof HTMLTextAreaElement) repeatText(field)
    else if (chosen !== undefined && isCheckable(field)) repeatCheck(field)
    else if (chosen !== undefined && field instanceof HTMLSelectElement) repeatSelect(field, chosen)
  }
  restoreReplacedFields(container)
}
