// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, it, vi } from 'vitest'

const settled = Object.assign(new Promise<string>(() => {}), { status: 'fulfilled', value: 'shown' } as const)
const Reader = () => use(settled)

it('React reads a promise with the status `fulfilled` at once, without suspending', () => {
  const { container } = render(
    <Suspense fallback="waiting">
      <Reader />
    </Suspense>,
  )
  expect(
    container.textContent,
    'React’s `use` no longer reads `status`: parts that hydrate would flash empty. Change lib/browser/first-interaction.ts and components/providers/hydrate-on-first-interaction.tsx',
  ).toBe('shown')
})

it('React ignores an input event after its own setter of `value`, and hears one after the native setter', () => {
  const onChange = vi.fn()
  const { getByRole } = render(<input defaultValue="a" onChange={onChange} />)
  const field = getByRole('textbox') as HTMLInputElement
  const type = () => field.dispatchEvent(new Event('input', { bubbles: true }))
  field.value = 'b'
  type()
  expect(
    onChange,
    'React hears events after its own setter: components/providers/repeat-input.ts may set `value` plainly',
  ).not.toHaveBeenCalled()
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'c')
  type()
  expect(
    onChange,
    'React does not hear events after the native setter: what was typed before hydration is lost. Change components/providers/repeat-input.ts',
  ).toHaveBeenCalledTimes(1)
})
