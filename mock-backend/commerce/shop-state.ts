import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { logLine } from './http/log-line'
import { pruneShop } from './prune-shop'
import { type ShopData, shopDataSchema } from './shop-records'

const SAVE_DELAY = 150

export const emptyShop = (): ShopData => ({
  version: 1,
  carts: {},
  orders: {},
  keys: {},
  nextOrder: 100_001,
  subscribers: [],
  stock: { taken: {}, laid: {} },
})

function readShop(file: string): ShopData {
  try {
    const parsed = shopDataSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    return parsed.success ? parsed.data : emptyShop()
  } catch {
    // No file yet, or one that was cut off by something other than us: the shop opens with nothing.
    return emptyShop()
  }
}

/**
 * Carts, orders and stock of the shop. With a file they survive a restart: written at most 150 ms after a change,
 * whole or not at all (a second file is renamed over the first). Without a file they live in memory.
 */
export function createShopState(file: string | null, clock: () => number = Date.now) {
  let timer: NodeJS.Timeout | null = null
  const state = {
    data: file ? readShop(file) : emptyShop(),

    changed(): void {
      if (!file || timer) return
      timer = setTimeout(() => {
        try {
          state.save()
        } catch (error) {
          // A full disk must not take the shop down; the next change tries again.
          logLine('error', 'state not saved', { error: error instanceof Error ? error.message : 'unknown' })
        }
      }, SAVE_DELAY)
      timer.unref()
    },

    /** Writes at once; to be called before the process ends. */
    save(): void {
      if (timer) clearTimeout(timer)
      timer = null
      if (!file) return
      pruneShop(state.data, clock())
      mkdirSync(dirname(file), { recursive: true })
      const draft = `${file}.${process.pid}.tmp`
      writeFileSync(draft, JSON.stringify(state.data))
      renameSync(draft, file)
    },

    /** Back to the first day: no carts, no orders, full shelves. */
    reset(): void {
      state.data = emptyShop()
      state.changed()
    },
  }
  return state
}

export type ShopState = ReturnType<typeof createShopState>
