// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { withLock } from '@/lib/browser/with-lock'

const LEASE = 'kajo-lease-test'
const wait = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay))

/** Tasks that note when they start and end. */
function makeTasks() {
  const log: string[] = []
  const task = (name: string, time: number) => async () => {
    log.push(`${name} starts`)
    await wait(time)
    log.push(`${name} ends`)
    return name
  }
  return { log, task }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  vi.useRealTimers()
})

describe('with Web Locks', () => {
  it('T27 runs the task under the lock of that name and returns its result', async () => {
    const request = vi.fn((_name: string, task: () => Promise<unknown>) => task())
    vi.stubGlobal('navigator', { locks: { request } })
    expect(await withLock('test', async () => 'done')).toBe('done')
    expect(request.mock.calls[0]?.[0]).toBe('test')
    expect(localStorage.length).toBe(0)
  })

  it('T27 a failure of the task is passed on, and the task is not run again', async () => {
    vi.stubGlobal('navigator', { locks: { request: (_name: string, task: () => Promise<unknown>) => task() } })
    const task = vi.fn(async () => {
      throw new Error('failed')
    })
    await expect(withLock('test', task)).rejects.toThrow('failed')
    expect(task).toHaveBeenCalledTimes(1)
  })

  it('T27 a browser that refuses locks and storage runs the task at once', async () => {
    const refuse = () => Promise.reject(new DOMException('The operation is insecure', 'SecurityError'))
    vi.stubGlobal('navigator', { locks: { request: refuse } })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
    expect(await withLock('test', async () => 'done')).toBe('done')
  })
})

describe('without Web Locks', () => {
  beforeEach(() => void vi.stubGlobal('navigator', {}))

  it('T27 tasks under one name run one after the other, also when both start at once', async () => {
    const { log, task } = makeTasks()
    const both = Promise.all([withLock('test', task('a', 300)), withLock('test', task('b', 300))])
    await vi.advanceTimersByTimeAsync(2000)
    expect((await both).sort()).toEqual(['a', 'b'])
    const [first, second] = log[0] === 'a starts' ? ['a', 'b'] : ['b', 'a']
    expect(log).toEqual([`${first} starts`, `${first} ends`, `${second} starts`, `${second} ends`])
  })

  it('T27 tasks under different names do not wait for each other', async () => {
    const { log, task } = makeTasks()
    const both = Promise.all([withLock('test', task('a', 300)), withLock('other', task('b', 300))])
    await vi.advanceTimersByTimeAsync(400)
    await both
    expect(log.slice(0, 2).sort()).toEqual(['a starts', 'b starts'])
  })

  it('T27 a long task keeps its lease', async () => {
    const { log, task } = makeTasks()
    const both = Promise.all([
      withLock('test', task('a', 30_000)),
      wait(100).then(() => withLock('test', task('b', 1))),
    ])
    await vi.advanceTimersByTimeAsync(29_000)
    expect(log).toEqual(['a starts'])
    await vi.advanceTimersByTimeAsync(5000)
    await both
    expect(log.slice(1)).toEqual(['a ends', 'b starts', 'b ends'])
    expect(localStorage.getItem(LEASE)).toBeNull()
  })

  it('T27 the lease of a closed tab expires, and a lease that ends later than any valid one is ignored', async () => {
    const { log, task } = makeTasks()
    localStorage.setItem(LEASE, `closed ${Date.now() + 6000}`)
    const running = withLock('test', task('a', 1))
    await vi.advanceTimersByTimeAsync(5500)
    expect(log).toEqual([])
    await vi.advanceTimersByTimeAsync(1000)
    await running
    localStorage.setItem(LEASE, `another-clock ${Date.now() + 3_600_000}`)
    const next = withLock('test', task('b', 1))
    await vi.advanceTimersByTimeAsync(200)
    expect(await next).toBe('b')
  })

  it('T27 a failed task releases its lease', async () => {
    const failing = withLock('test', () => Promise.reject(new Error('failed')))
    const expected = expect(failing).rejects.toThrow('failed')
    await vi.advanceTimersByTimeAsync(100)
    await expected
    expect(localStorage.getItem(LEASE)).toBeNull()
  })

  it.each(['getItem', 'setItem'] as const)('T27 where %s is refused the task runs at once', async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('Access is denied', 'SecurityError')
    })
    expect(await withLock('test', async () => 'done')).toBe('done')
  })
})
