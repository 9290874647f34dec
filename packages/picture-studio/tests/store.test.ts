import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { itemAt } from '#engine/array-at'
import { createPictureStore } from '#picture-store'
import { createRenderPool } from '#render-pool'
import { type RenderThread, startRenderThread } from '#render-thread'

let dir = ''
beforeEach(async () => {
  dir = await mkdtemp(path.join(os.tmpdir(), 'kajo-studio-'))
})
afterEach(() => rm(dir, { recursive: true, force: true }))

type Order = { name: string; finish: () => void; fail: () => void }

/** A render thread whose pictures the test completes. */
function byHand() {
  const orders: Order[] = []
  let running = 0
  let most = 0
  const startThread = (): RenderThread => ({
    render: (name) =>
      new Promise((resolve, reject) => {
        running += 1
        most = Math.max(most, running)
        const end = (settle: () => void) => () => {
          running -= 1
          settle()
        }
        orders.push({
          name,
          finish: end(() => resolve(Buffer.from(name))),
          fail: end(() => reject(new Error('broken'))),
        })
      }),
    close: async () => undefined,
  })
  return { orders, startThread, most: () => most }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const A = 'tee.0.navy.plain.front.webp'
const B = 'tee.0.wine.plain.front.webp'
const C = 'tee.0.sand.plain.front.webp'
const D = 'tee.0.sage.plain.front.webp'

describe('render pool', () => {
  it('renders pictures with priority first', async () => {
    const hand = byHand()
    const pool = createRenderPool({ startThread: hand.startThread })
    for (const name of [A, B, C]) pool.render(name)
    pool.wait(C)
    itemAt(hand.orders, 0).finish()
    await settled()
    expect(hand.orders.map((o) => o.name)).toEqual([A, C])
  })

  it('renders a picture later when its last waiting request has ended', async () => {
    const hand = byHand()
    const pool = createRenderPool({ startThread: hand.startThread })
    const leave = [pool.wait(B), pool.wait(B)]
    pool.wait(D)
    for (const name of [A, B, C, D]) pool.render(name)
    itemAt(leave, 0)()
    itemAt(hand.orders, 0).finish()
    await settled()
    expect(hand.orders.map((o) => o.name)).toEqual([A, B])
    pool.wait(C)()
    itemAt(hand.orders, 1).finish()
    await settled()
    expect(hand.orders.map((o) => o.name)).toEqual([A, B, D])
  })

  it('renders a picture once for concurrent requests', async () => {
    const hand = byHand()
    const pool = createRenderPool({ startThread: hand.startThread })
    const both = Promise.all([pool.render(A), pool.render(A)])
    itemAt(hand.orders, 0).finish()
    expect((await both).map(String)).toEqual([A, A])
    expect(hand.orders).toHaveLength(1)
  })

  it('continues after a failed picture', async () => {
    const hand = byHand()
    const pool = createRenderPool({ startThread: hand.startThread })
    const first = pool.render(A)
    const second = pool.render(B)
    itemAt(hand.orders, 0).fail()
    await expect(first).rejects.toThrow('broken')
    itemAt(hand.orders, 1).finish()
    expect(String(await second)).toBe(B)
  })

  it('rejects queued pictures when it is closed', async () => {
    const hand = byHand()
    const pool = createRenderPool({ startThread: hand.startThread })
    pool.render(A)
    const queued = pool.render(B)
    await pool.close()
    await expect(Promise.race([queued, settled()])).rejects.toThrow('closed')
  })

  it('never runs more than two threads', async () => {
    const hand = byHand()
    const pool = createRenderPool({ workers: 9, startThread: hand.startThread })
    for (const name of [A, B, C]) pool.render(`${name}.draft`)
    expect(hand.most()).toBe(2)
  })

  it('draws one picture in full size at a time, beside drafts', async () => {
    const hand = byHand()
    const pool = createRenderPool({ workers: 2, startThread: hand.startThread })
    for (const name of [A, B, `${C}.draft`, D]) pool.render(name)
    expect(hand.orders.map(({ name }) => name)).toEqual([A, `${C}.draft`])
    itemAt(hand.orders, 0).finish()
    await settled()
    itemAt(hand.orders, 1).finish()
    await settled()
    expect(hand.orders.map(({ name }) => name)).toEqual([A, `${C}.draft`, B])
    itemAt(hand.orders, 2).finish()
    await settled()
    expect(itemAt(hand.orders, 3).name).toBe(D)
  })
})

describe('render thread', () => {
  it('renders by name in a separate thread, and reports errors', { timeout: 60_000 }, async () => {
    const thread = startRenderThread()
    await expect(thread.render('nothing.webp')).rejects.toThrow('no picture called nothing.webp')
    const picture = await thread.render('beanie.0.grey.plain.front.webp')
    expect((await sharp(picture).metadata()).width).toBe(900)
    await thread.close()
  })
})

describe('picture store', () => {
  const renderAll = () => {
    const names: string[] = []
    const startThread = (): RenderThread => ({
      render: async (name) => {
        names.push(name)
        return Buffer.from(name)
      },
      close: async () => undefined,
    })
    return { names, pool: createRenderPool({ startThread }) }
  }

  it('renders once and then reads from disk, even after a restart', async () => {
    const { names, pool } = renderAll()
    const first = createPictureStore({ cacheDir: dir, keptDir: path.join(dir, 'kept'), pool })
    await Promise.all([first.master(A), first.master(A)])
    await first.master(A)
    const second = createPictureStore({ cacheDir: dir, keptDir: path.join(dir, 'kept'), pool })
    expect(String(await second.master(A))).toBe(A)
    expect(names).toEqual([A])
  })

  it('draws a draft for a small width, and the picture itself for a large one', async () => {
    const { names, pool } = renderAll()
    const store = createPictureStore({ cacheDir: dir, keptDir: path.join(dir, 'kept'), pool })
    const draft = `${A}.draft`
    expect(String(await store.master(A, 480))).toBe(draft)
    expect(String(await store.master(A, 320))).toBe(draft)
    expect(String(await store.master(A, 640))).toBe(A)
    // After the full picture has been drawn, no draft is drawn.
    expect(String(await store.master(A, 320))).toBe(A)
    expect(names).toEqual([draft, A])
    const outfit = 'tee.0.navy.plain.outfit.webp'
    expect(String(await store.master(outfit, 320))).toBe(outfit)
    expect(await store.master(draft)).toBeNull()
  })

  it('a small picture gives its draft priority', async () => {
    const hand = byHand()
    const pool = createRenderPool({ startThread: hand.startThread })
    const store = createPictureStore({ cacheDir: dir, keptDir: path.join(dir, 'kept'), pool })
    pool.render(C)
    void store.master(A, 320)
    void store.master(B, 320)
    store.wait(B, 320)
    const queued = vi.spyOn(pool, 'render')
    await vi.waitFor(() => expect(queued).toHaveBeenCalledTimes(2))
    hand.orders[0]?.finish()
    await settled()
    expect(hand.orders.map((o) => o.name)).toEqual([C, `${B}.draft`])
  })

  it('prefers the picture in the repository', async () => {
    const { names, pool } = renderAll()
    await writeFile(path.join(dir, A), 'kept')
    const store = createPictureStore({ cacheDir: path.join(dir, 'cache'), keptDir: dir, pool })
    expect(String(await store.master(A))).toBe('kept')
    expect(names).toEqual([])
  })

  it('resolves to null for an unknown name', async () => {
    const { names, pool } = renderAll()
    const store = createPictureStore({ cacheDir: dir, pool })
    expect(await store.master('../secrets')).toBeNull()
    expect(names).toEqual([])
  })
})
