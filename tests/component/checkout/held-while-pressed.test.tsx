// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ProblemSummary } from '@/components/checkout/form/problem-summary'
import { useHeldWhilePressed } from '@/components/checkout/form/use-held-while-pressed'
import { inShop, makeShop } from '@/tests/support/shop-fixtures'

afterEach(() => vi.useRealTimers())

it('a value that changes while the pointer is down is applied after the click', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ value }) => useHeldWhilePressed(value), {
    initialProps: { value: 'before' },
  })
  fireEvent.pointerDown(document.body)
  rerender({ value: 'after' })
  expect(result.current).toBe('before')
  fireEvent.pointerUp(document.body)
  expect(result.current).toBe('before')
  act(() => {
    vi.runAllTimers()
  })
  expect(result.current).toBe('after')
})

it('a press that opens the context menu, without a pointerup, holds the value no longer', () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ value }) => useHeldWhilePressed(value), {
    initialProps: { value: 'before' },
  })
  fireEvent.pointerDown(document.body, { button: 2 })
  fireEvent.contextMenu(document.body)
  act(() => {
    vi.runAllTimers()
  })
  rerender({ value: 'after' })
  expect(result.current).toBe('after')
})

it('a corrected field stays in the summary, struck through and without a link, so that the layout does not shift', () => {
  const { shop } = makeShop()
  const draw = (problems: Parameters<typeof ProblemSummary>[0]['problems']) =>
    inShop(<ProblemSummary fields={['email', 'city']} problems={problems} />, shop)
  const { rerender } = render(draw({ email: 'required', city: 'required' }))
  expect(screen.getAllByRole('link')).toHaveLength(2)
  rerender(draw({ city: 'required' }))
  expect(screen.getByText('Kontrollera en sak innan du betalar:')).toBeTruthy()
  expect(screen.getByText('E-post').tagName).toBe('S')
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ort'])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  rerender(draw({}))
  expect(screen.getByRole('alert').textContent).toContain('Nu är allt rätt ifyllt.')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})
