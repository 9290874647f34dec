import { ApolloLink } from '@apollo/client/link'
import { print } from 'graphql'
import { Observable } from 'rxjs'
import { isMutation } from './operation-kind'
import { readAnswer } from './read-answer'
import { requestBody } from './upload-body'

type TransportContext = {
  headers?: Record<string, string>
  http?: { includeQuery?: boolean; includeExtensions?: boolean }
  fetchOptions?: { method?: string }
}

/** Thrown for everything that kept an answer from arriving: no connection, time-out (R-GQL-15). */
export class NetworkError extends Error {
  override readonly name: string = 'NetworkError'
}

/** The service took the question and was silent for too long. */
export class TimeoutError extends NetworkError {
  override readonly name = 'TimeoutError'
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
    // A redirect would carry the API key to another host.
    response = await fetch(url, { method, body, headers: { ...headers, ...type }, signal, redirect: 'error' })
    text = await response.text()
  } catch (cause) {
    const Failure = signal.reason instanceof TimeoutError ? TimeoutError : NetworkError
    throw new Failure('Network request failed', { cause })
  }
  operation.setContext({ response })
  return readAnswer(response, text, operation.operationName ?? '')
}

type TransportOptions = {
  url: string
  /** How long an answer may take, in ms. */
  timeout: number
  /** The same for a mutation, which may have been carried out when its answer is given up. */
  mutationTimeout?: number
}

/** Last link of the chain: posts JSON or multipart to `url` and gives up after `timeout` ms. */
export const transportLink = ({ url, timeout, mutationTimeout = timeout }: TransportOptions): ApolloLink =>
  new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const controller = new AbortController()
        const patience = isMutation(operation) ? mutationTimeout : timeout
        const timer = setTimeout(() => controller.abort(new TimeoutError()), patience)
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
