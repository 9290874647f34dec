type Field = HTMLInputElement | HTMLTextAreaElement

/** Sets a property past React, which would otherwise take the new value for one it knows. */
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
  // the radio button that lost its choice hears of it from the chosen one
  if (checked === defaultChecked || (type === 'radio' && !checked)) return
  field.checked = defaultChecked
  field.click()
}

function repeatSelect(field: HTMLSelectElement): void {
  const isChanged = [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  if (isChanged) field.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Tells React what was typed, checked or selected in server-rendered fields before it hydrated them. */
export function repeatInput(container: HTMLElement): void {
  for (const field of container.querySelectorAll('input, textarea, select')) {
    if (field instanceof HTMLSelectElement) repeatSelect(field)
    else if (field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)) repeatCheck(field)
    else repeatText(field as Field)
  }
}
