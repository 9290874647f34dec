import { ApolloLink } from '@apollo/client/link'
import type { ContextIds } from '@/lib/apollo/context-ids'

/** Overwrites the three context ids on every operation, declared or not (R-GQL-03). */
export const contextIdsLink = (ids: ContextIds): ApolloLink =>
  new ApolloLink((operation, forward) => {
    operation.variables = { ...operation.variables, ...ids }
    return forward(operation)
  })
