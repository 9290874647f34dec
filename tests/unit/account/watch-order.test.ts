import type { ClientOptions, Sink } from 'graphql-ws'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchOrder } from '@/lib/account/watch-order'

vi.mock('client-only', () => ({}))

type Asked = { query: string; variables: unknown }
const { made, subscribed, dispose } = vi.hoisted(() => ({
  made: [] as ClientOptions[],
  subscribed: [] as { asked: Asked; sink: Sink }[],
  dispose: vi.fn(),
}))
vi.mock('graphql-ws', () => ({
  createClient: (options: ClientOptions) => {
    made.push(options)
    return { subscribe: (asked: Asked, sink: Sink) => void subscribed.push({ asked, sink }), dispose }
  },
}))

const URL = 'wss://live.example.com/graphql'
const onChange = vi.fn()

beforeEach(() => {
  made.length = 0
  subscribed.length = 0
  vi.clearAllMocks()
  vi.useFakeTimers()
})

/** What a watched order has: its client, and the newest subscription. */
function watch(status: string | null = null) {
  const stop = watchOrder(URL, { publicId: 'order-1', status }, onChange)
  const [options] = made
  if (!options) throw new Error('No client was made')
  return { stop, options, newest: () => subscribed.at(-1) }
}

describe('R-GQL-07 T38 watching an order', () => {
  it('tells of each change', () => {
    const { newest, options } = watch()
    expect(options.url).toBe(URL)
    expect(newest()?.asked.variables).toEqual({ publicOrderId: 'order-1' })
    expect(newest()?.asked.query).toContain('subscription orderUpdated')
    newest()?.sink.next({ data: { orderUpdated: { status: 'pending' } } })
    expect(onChange).toHaveBeenCalledTimes(1)
    newest()?.sink.next({ data: null })
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('ignores the first answer with the status that was read, and no later one', () => {
    const { newest } = watch('pending')
    const tell = (status: string) => newest()?.sink.next({ data: { orderUpdated: { status } } })
    tell('pending')
    expect(onChange).not.toHaveBeenCalled()
    // another parcel, or the connection was lost meanwhile
    tell('pending')
    expect(onChange).toHaveBeenCalledTimes(1)
    const { newest: other } = watch('pending')
    other()?.sink.next({ data: { orderUpdated: { status: 'partial' } } })
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  it('opens a lost connection again without limit, after pauses that differ by half', async () => {
    const { options } = watch()
    expect(options.retryAttempts).toBe(Number.POSITIVE_INFINITY)
    expect(options.shouldRetry?.({ code: 4403 })).toBe(true)
    for (const [retries, middle] of [
      [0, 100],
      [3, 800],
      [20, 10_000],
    ] as const) {
      for (const [random, factor] of [
        [0, 0.5],
        [0.5, 1],
        [1, 1.5],
      ] as const) {
        vi.spyOn(Math, 'random').mockReturnValue(random)
        let isOver = false
        void options.retryWait?.(retries).then(() => {
          isOver = true
        })
        await vi.advanceTimersByTimeAsync(middle * factor - 1)
        expect(isOver, `${retries} ${random}`).toBe(false)
        await vi.advanceTimersByTimeAsync(1)
        expect(isOver, `${retries} ${random}`).toBe(true)
      }
    }
  })

  it('retries a refused subscription five times, after 500 ms and twice as long each time', async () => {
    const { newest } = watch()
    for (const [at, pause] of [500, 1000, 2000, 4000, 8000].entries()) {
      newest()?.sink.error([])
      await vi.advanceTimersByTimeAsync(pause - 1)
      expect(subscribed).toHaveLength(at + 1)
      await vi.advanceTimersByTimeAsync(1)
      expect(subscribed).toHaveLength(at + 2)
    }
    newest()?.sink.error([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(subscribed).toHaveLength(6)
  })

  it('counts the retries anew once the service has answered', async () => {
    const { newest } = watch()
    for (let i = 0; i < 4; i += 1) {
      newest()?.sink.error([])
      await vi.advanceTimersByTimeAsync(8000)
    }
    newest()?.sink.next({ data: { orderUpdated: { status: 'pending' } } })
    newest()?.sink.error([])
    await vi.advanceTimersByTimeAsync(500)
    expect(subscribed).toHaveLength(6)
  })

  it('ends with the page, also while it waits', async () => {
    const { newest, stop } = watch()
    newest()?.sink.error([])
    stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(subscribed).toHaveLength(1)
    expect(dispose).toHaveBeenCalled()
  })
})
