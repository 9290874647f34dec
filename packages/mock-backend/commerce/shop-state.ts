import { createPubSub } from 'graphql-yoga'
import { emptyShop } from './empty-shop'
import { logLine } from './http/log-line'
import { pruneShop } from './prune-shop'
import { readStateFile } from './read-state-file'
import { applyChange, type ShopChange } from './shop-change'
import { createStateJournal } from './state-journal'

type Batch = { lines: string[]; settled: Promise<void>; settle: () => void }

function createBatch(): Batch {
  let settle = () => {}
  const settled = new Promise<void>((resolve) => {
    settle = resolve
  })
  return { lines: [], settled, settle }
}

/**
 * Carts, orders, subscriptions and stock. Without a file they are kept in memory only. With a file, every change is
 * appended to the file; changes that arrive during a write share the next sync. When a write fails, its changes are
 * undone, so that memory and file never differ.
 */
export function createShopState(file: string | null, clock: () => number = Date.now) {
  const stored = file ? readStateFile(file) : { data: emptyShop(), size: 0 }
  const orderUpdates = createPubSub<{ order: [publicId: string, update: null] }>()
  let onUndo = () => {}
  let waiting: Batch | null = null
  let writing: Batch | null = null

  const snapshot = () => {
    pruneShop(state.data, clock())
    return JSON.stringify(state.data)
  }
  let journal = file ? createStateJournal(file, stored.size, snapshot) : null

  const undo = async (target: string, error: unknown) => {
    state.failures += 1
    logLine('error', 'state not saved', { error: error instanceof Error ? error.message : 'unknown' })
    await journal?.abandon()
    // No `await` here: nothing may be committed between this read and the new journal.
    try {
      const { data, size } = readStateFile(target)
      state.data = data
      journal = createStateJournal(target, size, snapshot)
    } catch {
      // The file cannot be read either: the next successful write replaces it by a snapshot of the memory.
      journal = createStateJournal(target, 0, snapshot)
    }
    waiting?.settle()
    waiting = null
    onUndo()
  }

  const writeAll = async (target: string) => {
    while (waiting) {
      const batch: Batch = waiting
      writing = batch
      waiting = null
      await journal?.append(batch.lines).catch((error: unknown) => undo(target, error))
      batch.settle()
    }
    writing = null
  }

  const state = {
    data: stored.data,
    /** Tells by public id that an order has changed. */
    orderUpdates,
    /** How many times changes were undone. A request compares it before and after. */
    failures: 0,

    /** Applies a change in memory and queues it for the file. */
    commit(change: ShopChange): void {
      applyChange(state.data, change)
      if (change.order) orderUpdates.publish('order', change.order.publicId, null)
      if (!file) return
      waiting ??= createBatch()
      waiting.lines.push(JSON.stringify(change))
      if (!writing) void writeAll(file)
    },

    /** Resolves when everything committed so far is on disk, or undone. */
    settled: (): Promise<void> => (waiting ?? writing)?.settled ?? Promise.resolve(),

    /** Sets the listener that is called after changes were undone. */
    whenUndone(listener: () => void): void {
      onUndo = listener
    },

    /** Writes what is queued and closes the file; must be called before the process ends. */
    async close(): Promise<void> {
      await state.settled()
      await journal?.close()
    },

    /** Removes all carts, orders and subscriptions and restores the catalogue's stock. */
    reset(): void {
      state.commit({ reset: true })
    },
  }
  return state
}

export type ShopState = ReturnType<typeof createShopState>
