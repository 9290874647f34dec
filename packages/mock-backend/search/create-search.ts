import type { Commerce } from '#commerce/create-commerce'
import { commerceSchema } from '#commerce/create-graphql'
import { createEngine } from './create-engine'
import { createCustomAttributes } from './products/custom-attributes'
import type { SearchService } from './search-context'
import { createSessions } from './sessions/create-sessions'
import { createTickets } from './tickets'

/** The search service over the products of the commerce service. */
export const createSearch = (commerce: Commerce): SearchService => ({
  commerce,
  engine: createEngine(commerce),
  tickets: createTickets(),
  sessions: createSessions(),
  customAttributesOf: createCustomAttributes(commerceSchema, commerce),
})
