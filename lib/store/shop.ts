import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { StoreApi } from 'zustand/vanilla'
import type { createOutbox } from '@/lib/cross-tab/create-outbox'
import type { TabMessage } from '@/lib/cross-tab/tab-message-schema'
import type { ShopConfig } from './shop-config'
import type { ShopState } from './shop-state'

export type CallOptions = { errorPolicy?: 'none' | 'all'; idempotencyKey?: string }

/** One call to the commerce service: data, null when errors were tolerated and nothing came, else throws AppError. */
export type Call = <Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options?: CallOptions,
) => Promise<Data | null>

/** What every command gets: the tab's store and its doors to the backend, the other tabs and the clock. */
export type Shop = {
  config: ShopConfig
  store: StoreApi<ShopState>
  query: Call
  mutate: Call
  /** Tells the other tabs of this origin. */
  post: (message: TabMessage) => void
  /** Opens the way to the other tabs; what was posted before is sent then. */
  connectTabs: ReturnType<typeof createOutbox>['connect']
  /** Running timers by purpose, so that a new one replaces the old. */
  timers: Map<string, ReturnType<typeof setTimeout>>
  /** Tail of the line in which cart changes wait, one at a time. */
  queue: Promise<unknown>
}
