import type { Commerce } from '#commerce/create-commerce'
import type { SearchEngine } from './engine-types'
import type { Visitor } from './http/parse-visitor'
import type { Sessions } from './sessions/create-sessions'
import type { Tickets } from './tickets'

/** What all queries and notifications share. */
export type SearchService = {
  commerce: Commerce
  engine: SearchEngine
  tickets: Tickets
  sessions: Sessions
}

/** One query: who asks, the parameters of the address and the parsed body (undefined without one). */
export type QueryRequest = { visitor: Visitor; params: URLSearchParams; body: unknown; referer: string | null }

/** Takes a notification, or throws a SearchError. */
export type Notification = (service: SearchService, visitor: Visitor, body: unknown) => void

/** Answers a query with the vendor's response, or throws a SearchError. */
export type Query = (service: SearchService, request: QueryRequest) => unknown
