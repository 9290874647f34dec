import { DRAFT_END } from '#draft-order'
import { type RenderThread, startRenderThread } from '#render-thread'

export type RenderPool = {
  /** Renders the master of a picture or scene. Concurrent calls for the same name share the work. */
  render: (name: string) => Promise<Buffer>
  /** Gives a picture priority over pictures that no request waits for, until the returned function is called. */
  wait: (name: string) => () => void
  close: () => Promise<void>
}

type Job = {
  name: string
  promise: Promise<Buffer>
  run: (thread: RenderThread) => Promise<void>
  fail: (reason: Error) => void
}

const MOST_WORKERS = 2

/** A picture in full size takes more than 100 MB while it is drawn, a draft a quarter. */
const isLarge = (name: string): boolean => !name.endsWith(DRAFT_END)

function jobFor(name: string): Job {
  const { promise, resolve, reject } = withResolvers()
  // The callers handle the rejection; this prevents an unhandled one.
  promise.catch(() => undefined)
  return { name, promise, run: (thread) => thread.render(name).then(resolve, reject), fail: reject }
}

function withResolvers() {
  let resolve: (b: Buffer) => void = () => undefined
  let reject: (e: unknown) => void = () => undefined
  const promise = new Promise<Buffer>((yes, no) => {
    resolve = yes
    reject = no
  })
  return { promise, resolve, reject }
}

/**
 * A pool of one or two threads with a shared queue; pictures with priority go first. One picture in full size is drawn
 * at a time, beside drafts.
 */
export function createRenderPool(options: { workers?: number; startThread?: () => RenderThread } = {}): RenderPool {
  const { workers = 1, startThread = startRenderThread } = options
  const idle = Array.from({ length: Math.max(1, Math.min(MOST_WORKERS, workers)) }, startThread)
  const all = [...idle]
  const jobs = new Map<string, Job>()
  const waiting = new Map<string, number>()
  const queue: Job[] = []

  let isDrawingLarge = false
  const mayStart = ({ name }: Job) => !(isDrawingLarge && isLarge(name))
  const takeNext = (): Job | undefined => {
    const job = queue.find((one) => waiting.has(one.name) && mayStart(one)) ?? queue.find(mayStart)
    if (job) queue.splice(queue.indexOf(job), 1)
    return job
  }
  const next = () => {
    const thread = idle.pop()
    if (!thread) return
    const job = takeNext()
    if (!job) {
      idle.push(thread)
      return
    }
    if (isLarge(job.name)) isDrawingLarge = true
    job.run(thread).then(() => {
      if (isLarge(job.name)) isDrawingLarge = false
      jobs.delete(job.name)
      idle.push(thread)
      next()
    })
  }
  const enqueue = (name: string): Job => {
    const job = jobFor(name)
    jobs.set(name, job)
    queue.push(job)
    return job
  }
  const countWaiting = (name: string, by: number) => {
    const count = (waiting.get(name) ?? 0) + by
    if (count > 0) waiting.set(name, count)
    else waiting.delete(name)
  }

  return {
    render(name) {
      const job = jobs.get(name) ?? enqueue(name)
      next()
      return job.promise
    },
    wait(name) {
      countWaiting(name, 1)
      return () => countWaiting(name, -1)
    },
    async close() {
      for (const { name, fail } of queue.splice(0)) {
        jobs.delete(name)
        fail(new Error('The picture studio is closed'))
      }
      await Promise.all(all.map((thread) => thread.close()))
    },
  }
}
