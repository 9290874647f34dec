import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { StoreApi } from 'zustand/vanilla'
import type { createOutbox } from '@/lib/cross-tab/create-outbox'
import type { TabMessage } from '@/lib/cross-tab/tab-message-schema'
import type { ShopConfig } from './shop-config'
import type { ShopState } from './shop-state'

export type CallOptions = {
  errorPolicy?: 'none' | 'all'
  idempotencyKey?: string
  /** The request outlives the page. */
  keepalive?: boolean
}

/**
 * Calls the commerce service. Null when `errorPolicy` is `all` and the response has no data; throws AppError for all
 * other failures.
 */
export type Call = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options?: CallOptions,
) => Promise<Data | null>

/** Context of every command: the tab's store, and access to backend, other tabs and timers. */
export type Shop = {
  config: ShopConfig
  store: StoreApi<ShopState>
  query: Call
  mutate: Call
  /** Sends a message to the other tabs of this origin. */
  post: (message: TabMessage) => void
  /** Connects to the other tabs and sends waiting messages. */
  connectTabs: ReturnType<typeof createOutbox>['connect']
  /** Running timers by purpose, so that a new one replaces the old. */
  timers: Map<string, ReturnType<typeof setTimeout>>
  /** The last of the queued cart changes; the next one waits for it. */
  queue: Promise<unknown>
  /** Queues at once the quantities that still wait for further clicks; null before the first change of a quantity. */
  sendWaiting: (() => void) | null
}
