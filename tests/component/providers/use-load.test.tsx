// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { useLoad } from '@/components/providers/use-load'

const reloadOrReport = vi.hoisted(() => vi.fn())
vi.mock('@/lib/errors/reload-or-report', () => ({ reloadOrReport }))

afterEach(() => {
  cleanup()
  reloadOrReport.mockClear()
})

type Answer = { resolve: (text: string) => void; reject: (error: Error) => void }

function Part({ name, load }: { name: string | null; load: () => Promise<string> }) {
  const { data, isOld, hasFailed, retry } = useLoad(name, load, 'part')
  return (
    <button type="button" onClick={retry}>
      {`${data}${isOld ? ' old' : ''}${hasFailed ? ' failed' : ''}`}
    </button>
  )
}

/** `answers` are the reads of the component, in order. */
function readIn(first: string | null) {
  const answers: Answer[] = []
  const load = () => new Promise<string>((resolve, reject) => answers.push({ resolve, reject }))
  const view = render(<Part name={first} load={load} />)
  return {
    answers,
    show: (name: string | null) => view.rerender(<Part name={name} load={load} />),
    leave: view.unmount,
  }
}

const text = () => screen.getByRole('button').textContent

it('reads once for each key, keeps the old data meanwhile, and drops a late answer to an earlier key', async () => {
  const { answers, show } = readIn('a')
  expect(text()).toBe('null')
  await act(async () => answers[0]?.resolve('A'))
  expect(text()).toBe('A')
  show('a')
  expect(answers).toHaveLength(1)
  show('b')
  show('c')
  expect(text()).toBe('A old')
  await act(async () => answers[2]?.resolve('C'))
  await act(async () => answers[1]?.resolve('B'))
  expect(text()).toBe('C')
})

it('reads nothing without a key', () => {
  const { answers } = readIn(null)
  expect(answers).toEqual([])
})

it.each([
  ['at retry', () => userEvent.click(screen.getByRole('button'))],
  ['when the network is back', async () => void window.dispatchEvent(new Event('online'))],
])('reports a failure, and reads again %s', async (_when, again) => {
  const { answers } = readIn('a')
  await act(async () => answers[0]?.reject(new Error('down')))
  expect(text()).toBe('null failed')
  expect(reloadOrReport).toHaveBeenCalledWith(new Error('down'), { type: 'load', component: 'part' })
  await act(again)
  await waitFor(() => expect(answers).toHaveLength(2))
  await act(async () => answers[1]?.resolve('A'))
  expect(text()).toBe('A')
})

it('reads a key that failed again when it returns after another key or none', async () => {
  const { answers, show } = readIn('a')
  await act(async () => answers[0]?.reject(new Error('down')))
  for (const between of ['b', null]) {
    show(between)
    expect(text()).toBe('null')
    show('a')
    expect(text()).toBe('null')
    await act(async () => answers.at(-1)?.reject(new Error('down')))
    expect(text()).toBe('null failed')
  }
  expect(answers).toHaveLength(4)
})

it('reports nothing once its component is gone', async () => {
  const { answers, leave } = readIn('a')
  leave()
  await act(async () => answers[0]?.reject(new Error('down')))
  expect(reloadOrReport).not.toHaveBeenCalled()
})
