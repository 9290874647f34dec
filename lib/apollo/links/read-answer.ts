import type { ApolloLink } from '@apollo/client'
import { ServerError, ServerParseError } from '@apollo/client/errors'

const isAnswer = (value: unknown): value is ApolloLink.Result =>
  typeof value === 'object' && value !== null && ('data' in value || 'errors' in value)

/** A checked GraphQL answer; throws with the texts of R-GQL-13 and R-GQL-14. */
export function readAnswer(response: Response, bodyText: string, operationName: string): ApolloLink.Result {
  const options = { response, bodyText }
  if (response.status >= 300) {
    throw new ServerError(`Response not successful: Received status code ${response.status}`, options)
  }
  let parsed: unknown
  try {
    parsed = JSON.parse(bodyText)
  } catch (error) {
    throw new ServerParseError(error, options)
  }
  if (!isAnswer(parsed)) throw new ServerError(`Server response was missing for query '${operationName}'.`, options)
  return parsed
}
