// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FilterValue } from '@/components/list/filter-value'
import { UNCOUNTED } from '@/lib/list/filter-types'

afterEach(cleanup)
const draw = (count: number) =>
  render(
    <FilterValue
      name="discount"
      row={['true', 'Nedsatt pris', count]}
      look="line"
      checked={false}
      onToggle={vi.fn()}
    />,
  )

it('R-LIST-01 a value without a count shows no number and is enabled; a value with count 0 is disabled', () => {
  const { container } = draw(UNCOUNTED)
  expect(container.textContent).toBe('Nedsatt pris')
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(false)
  cleanup()
  expect(draw(0).container.textContent).toBe('Nedsatt pris0')
  expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true)
})
