// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { withLock } from '@/lib/browser/with-lock'

afterEach(() => vi.unstubAllGlobals())

const stubLocks = (request: (name: string, task: () => Promise<unknown>) => Promise<unknown>) =>
  vi.stubGlobal('navigator', { locks: { request } })

it('T27 a browser that denies Web Locks because storage is blocked runs the task all the same, once', async () => {
  stubLocks(() => Promise.reject(new DOMException('denied', 'SecurityError')))
  const task = vi.fn(async () => 'done')
  expect(await withLock('order', task)).toBe('done')
  expect(task).toHaveBeenCalledTimes(1)
})

it('T27 a task that fails under the lock is not run a second time', async () => {
  stubLocks((_name, task) => task())
  const task = vi.fn(() => Promise.reject(new Error('no')))
  await expect(withLock('order', task)).rejects.toThrow('no')
  expect(task).toHaveBeenCalledTimes(1)
})
