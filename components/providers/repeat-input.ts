type Field = HTMLInputElement | HTMLTextAreaElement

/** Sets `value` with the native setter. React's own setter records the value, and React would then ignore the event. */
function setNatively(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

function repeatText(field: Field): void {
  const { value, defaultValue } = field
  if (value === defaultValue) return
  field.value = defaultValue
  setNatively(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function repeatCheck(field: HTMLInputElement): void {
  const { checked, defaultChecked, type } = field
  // React updates the previously chosen radio button itself
  if (checked === defaultChecked || (type === 'radio' && !checked)) return
  field.checked = defaultChecked
  field.click()
}

function repeatSelect(field: HTMLSelectElement): void {
  const isChanged = [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (isChanged) field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Fires the events for fields that were typed in, checked or selected before hydration. */
export function repeatInput(container: HTMLElement): void {
  for (const field of container.querySelectorAll('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) repeatSelect(field)
    else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) repeatCheck(field)
    else repeatText(field as Field)
  }
}
