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
 * Calls the commerce service. Resolves with data, or null when errors were tolerated and there is none; else throws
 * AppError.
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
  /** End of the queue of cart changes. */
  queue: Promise<unknown>
  /** Queues the quantities that wait for further clicks; null before the first change of a quantity. */
  sendWaiting: (() => void) | null
}
