import type { Commerce } from '#commerce/create-commerce'
import type { SearchEngine } from './engine-types'
import type { Visitor } from './http/parse-visitor'
import type { Sessions } from './sessions/create-sessions'
import type { Tickets } from './tickets'

/** The parts of the search service that all queries and notifications use. */
export type SearchService = {
  commerce: Commerce
  engine: SearchEngine
  tickets: Tickets
  sessions: Sessions
}

/** A query request: visitor, query parameters, parsed body (undefined without a body) and the `Referer` header. */
export type QueryRequest = { visitor: Visitor; params: URLSearchParams; body: unknown; referer: string | null }

/** Handles a notification. Throws a SearchError. */
export type Notification = (service: SearchService, visitor: Visitor, body: unknown) => void

/** Answers a query with the vendor's response type. Throws a SearchError. */
export type Query = (service: SearchService, request: QueryRequest) => unknown
