import { ApolloLink } from '@apollo/client/link'
import { print } from 'graphql'
import { Observable } from 'rxjs'
import { readAnswer } from './read-answer'
import { requestBody } from './upload-body'

type TransportContext = {
  headers?: Record<string, string>
  http?: { includeQuery?: boolean; includeExtensions?: boolean }
  fetchOptions?: { method?: string }
}

/** Thrown for everything that kept an answer from arriving: no connection, time-out (R-GQL-15). */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** operationName, variables, query and, when there are any, extensions (R-GQL-01). */
function bodyOf(operation: ApolloLink.Operation, http: TransportContext['http'] = {}) {
  const { operationName, variables, extensions, query } = operation
  return {
    operationName,
    variables,
    ...(http.includeQuery !== false && { query: print(query) }),
    ...(http.includeExtensions && Object.keys(extensions).length > 0 && { extensions }),
  }
}

async function send(operation: ApolloLink.Operation, url: string, signal: AbortSignal) {
  const { headers, http, fetchOptions } = operation.getContext() as TransportContext
  const method = fetchOptions?.method ?? 'POST'
  if (/^(GET|HEAD)$/i.test(method)) throw new TypeError('Body not allowed for GET or HEAD requests')
  const body = requestBody(bodyOf(operation, http))
  const type = typeof body === 'string' && { 'content-type': 'application/json' }
  let response: Response
  let text: string
  try {
    // No cache option on purpose: Next keeps such a POST out of its store without making the page dynamic.
    response = await fetch(url, { method, body, headers: { ...headers, ...type }, signal })
    text = await response.text()
  } catch (cause) {
    throw new NetworkError('Network request failed', { cause })
  }
  operation.setContext({ response })
  return readAnswer(response, text, operation.operationName ?? '')
}

/** Last link of the chain: posts JSON or multipart to `url` and gives up after `timeout` ms. */
export const transportLink = ({ url, timeout }: { url: string; timeout: number }): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const controller = new AbortController()
        const timer = setTimeout(() => controller.abort(), timeout)
        send(operation, url, controller.signal).then(
          (result) => {
            observer.next(result)
            observer.complete()
          },
          (error: unknown) => observer.error(error),
        )
        return () => {
          clearTimeout(timer)
          controller.abort()
        }
      }),
  )
