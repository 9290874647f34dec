import 'client-only'
import { parseExpiring, readExpiring, writeExpiring } from '@/lib/browser/expiring-storage'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import { withLock } from '@/lib/browser/with-lock'
import { EXPIRING_KEYS } from '@/lib/config/constants'
import {
  type OrderEvent,
  type OrderState,
  reduceOrder,
  type StoredOrder,
  storedOrderSchema,
  type TabOrder,
} from './order-state'

/** Name of the Web Lock, and of the stored entry. */
const ORDER = EXPIRING_KEYS.order

/** Where earlier versions stored `reported`, separated by commas. Read until this version has written. */
const OLD_REPORTED = 'kajo-purchases'

let tab: TabOrder = { opening: null, failed: null, sent: { cartId: '', key: '', organisationId: '' } }

// what would be stored, where storage is blocked or full
let unstored: StoredOrder | null = null

/** The text of the stored entry as state. */
export function parseOrder(text: string | null): StoredOrder {
  const { data, lasting } = parseExpiring(text)
  return storedOrderSchema.parse({ attempt: data, reported: lasting })
}

function readStored(): StoredOrder {
  const { data, lasting } = readExpiring(ORDER)
  const reported = lasting ?? (safeLocalStorage.read(OLD_REPORTED) ?? '').split(',').filter(Boolean)
  return storedOrderSchema.parse({ attempt: data, reported })
}

/** What this device and this tab know of orders at this moment; another tab may be changing it. */
export const readOrder = (): OrderState => ({ ...(unstored ?? readStored()), ...tab })

function write(before: OrderState, { attempt, reported, ...ofTab }: OrderState): void {
  tab = ofTab
  if (attempt === before.attempt && reported === before.reported) return
  unstored = writeExpiring(ORDER, attempt, reported) ? null : { attempt, reported }
  if (!unstored) safeLocalStorage.remove(OLD_REPORTED)
}

/** The state of orders under the lock. */
export type LockedOrder = {
  readonly state: OrderState
  /** Changes the state and stores it at once. */
  apply: (event: OrderEvent) => void
}

/**
 * Runs `task` while no other tab changes what this device knows of its orders (T23, T27): takes the lock, reads the
 * state once, and stores what `apply` makes of it. Nothing else writes it. Rejects with what the task rejects with.
 */
export function withOrder<T>(task: (order: LockedOrder) => Promise<T>): Promise<T> {
  return withLock(ORDER, () => {
    let state = readOrder()
    return task({
      get state() {
        return state
      },
      apply(event) {
        const before = state
        state = reduceOrder(before, event)
        write(before, state)
      },
    })
  })
}

/** Applies one event, as soon as no other tab is ordering. */
export const applyToOrder = (event: OrderEvent): Promise<void> => withOrder(async ({ apply }) => apply(event))
