import type { ApolloLink } from '@apollo/client/link'

export const isMutation = (operation: Pick<ApolloLink.Operation, 'query'>): boolean =>
  operation.query.definitions.some(
    (definition) => definition.kind === 'OperationDefinition' && definition.operation === 'mutation',
  )
