import type { Commerce } from '#commerce/create-commerce'
import { createEngine } from './create-engine'
import type { SearchEngine } from './engine-types'
import type { SearchService } from './search-context'
import { createSessions } from './sessions/create-sessions'
import { createTickets } from './tickets'

/**
 * The search service for the products of the commerce service. Its engine is notified of changes of stock and prices.
 */
export function createSearch(commerce: Commerce, engine: SearchEngine = createEngine(commerce)): SearchService {
  commerce.whenChanged(engine.catalogueChanged)
  return {
    commerce,
    engine,
    tickets: createTickets(),
    sessions: createSessions(),
  }
}
