import os from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort } from 'node:worker_threads'
import sharp from 'sharp'
import type { RenderAnswer, RenderOrder } from '#render-messages'
import { renderNamed } from '#render-named'

// Low priority, so that rendering does not slow down requests.
os.setPriority(os.constants.priority.PRIORITY_LOW)
sharp.cache(false)
sharp.concurrency(1)

// V8 knows little of the size of pixel buffers, and would keep those of many pictures.
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

async function answer({ id, name }: RenderOrder): Promise<RenderAnswer> {
  try {
    return { id, bytes: new Uint8Array(await renderNamed(name)) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

// Render one picture after the other, because the engine's build state is shared.
let last: Promise<unknown> = Promise.resolve()
parentPort?.on('message', (order: RenderOrder) => {
  last = last.then(async () => {
    parentPort?.postMessage(await answer(order))
    collectGarbage()
  })
})
