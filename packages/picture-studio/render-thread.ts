import { Worker } from 'node:worker_threads'
import type { RenderAnswer, RenderOrder } from '#render-messages'

/** A thread that renders one picture at a time. */
export type RenderThread = {
  render: (name: string) => Promise<Buffer>
  close: () => Promise<void>
}

type Waiting = { resolve: (b: Buffer) => void; reject: (e: Error) => void }

/** Pixels are outside of V8's heap. By default V8 keeps three young spaces of 16 MB for each thread. */
const HEAP = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 128 }

/** Starts a worker at the first request, and a new one after a crash. */
export function startRenderThread(): RenderThread {
  let worker: Worker | null = null
  let id = 0
  const waiting = new Map<number, Waiting>()

  const lose = (reason: Error) => {
    worker = null
    for (const w of waiting.values()) w.reject(reason)
    waiting.clear()
  }
  const settle = (message: RenderAnswer) => {
    const w = waiting.get(message.id)
    waiting.delete(message.id)
    if (waiting.size === 0) worker?.unref()
    if ('error' in message) w?.reject(new Error(message.error))
    else w?.resolve(Buffer.from(message.bytes))
  }
  const start = (): Worker => {
    const fresh = new Worker(new URL('./render-worker-start.mjs', import.meta.url), {
      execArgv: [],
      resourceLimits: HEAP,
    })
    fresh.on('message', settle)
    fresh.on('error', lose)
    fresh.on('exit', (code) => {
      if (worker === fresh) lose(new Error(`The picture thread ended with code ${code}`))
    })
    return fresh
  }

  return {
    render: (name) =>
      new Promise((resolve, reject) => {
        worker ??= start()
        worker.ref()
        id += 1
        waiting.set(id, { resolve, reject })
        worker.postMessage({ id, name } satisfies RenderOrder)
      }),
    async close() {
      const ending = worker
      lose(new Error('The picture studio is closed'))
      await ending?.terminate()
    },
  }
}
