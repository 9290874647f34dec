import { type RenderThread, startRenderThread } from '@/mock-backend/studio/render-thread'

/** seen: somebody waits for it; later: made ahead when there is time. */
export type Urgency = 'seen' | 'later'

export type RenderPool = {
  /** Master of a picture or scene; asking twice makes it once. */
  render: (name: string, urgency?: Urgency) => Promise<Buffer>
  /** Somebody waits now for what was asked for `later`; nothing when it is not in the queue. */
  hurry: (name: string) => void
  close: () => Promise<void>
}

type Job = { name: string; promise: Promise<Buffer>; run: (thread: RenderThread) => Promise<void> }

const MOST_WORKERS = 2

function jobFor(name: string): Job {
  const { promise, resolve, reject } = withResolvers()
  // unhandled here on purpose: whoever asked gets the rejection
  promise.catch(() => undefined)
  return { name, promise, run: (thread) => thread.render(name).then(resolve, reject) }
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

/** One or two threads that share a queue; what is looked at goes first. */
export function createRenderPool(options: { workers?: number; startThread?: () => RenderThread } = {}): RenderPool {
  const { workers = 1, startThread = startRenderThread } = options
  const idle = Array.from({ length: Math.max(1, Math.min(MOST_WORKERS, workers)) }, startThread)
  const all = [...idle]
  const jobs = new Map<string, Job>()
  const queue: Record<Urgency, Job[]> = { seen: [], later: [] }

  const next = () => {
    const thread = idle.pop()
    if (!thread) return
    const job = queue.seen.shift() ?? queue.later.shift()
    if (!job) {
      idle.push(thread)
      return
    }
    job.run(thread).then(() => {
      jobs.delete(job.name)
      idle.push(thread)
      next()
    })
  }
  const enqueue = (name: string, urgency: Urgency): Job => {
    const job = jobFor(name)
    jobs.set(name, job)
    queue[urgency].push(job)
    return job
  }
  const hurry = (name: string) => {
    const at = queue.later.findIndex((job) => job.name === name)
    if (at >= 0) queue.seen.push(...queue.later.splice(at, 1))
  }

  return {
    render(name, urgency = 'seen') {
      if (urgency === 'seen') hurry(name)
      const job = jobs.get(name) ?? enqueue(name, urgency)
      next()
      return job.promise
    },
    hurry,
    async close() {
      queue.seen.length = 0
      queue.later.length = 0
      await Promise.all(all.map((thread) => thread.close()))
    },
  }
}
