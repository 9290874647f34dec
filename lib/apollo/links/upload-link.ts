import { ApolloLink } from '@apollo/client/link'
import { BaseHttpLink } from '@apollo/client/link/http'
import { NetworkError, TimeoutError } from '@/lib/apollo/fetch-with-timeout'

/** Context of an operation with a file. `onProgress`: share of the body that has been sent, 0 to 1. */
export type UploadContext = { fetchOptions: { onProgress?: (share: number) => void; signal?: AbortSignal | null } }

type Init = RequestInit & UploadContext['fetchOptions'] & { file?: Blob }

/** Body of the GraphQL multipart request specification. */
function multipart(operations: BodyInit | null | undefined, file: Blob): FormData {
  const form = new FormData()
  form.append('operations', String(operations))
  form.append('map', JSON.stringify({ 0: ['variables.file'] }))
  // a name of ours: that of a file can tell who and where
  form.append('0', file, 'photo')
  return form
}

/** A `fetch` for one file. By XMLHttpRequest, because only that tells how much of a body has been sent. */
const fetchUpload =
  (timeout: number) =>
  (address: RequestInfo | URL, { body, file, headers, signal, onProgress }: Init = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('POST', String(address))
      for (const [name, value] of new Headers(headers))
        if (name !== 'content-type') request.setRequestHeader(name, value)
      request.timeout = timeout
      request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0)
      request.onload = () =>
        resolve(
          new Response(request.responseText || null, {
            status: request.status,
            headers: { 'content-type': 'application/json' },
          }),
        )
      request.onerror = () => reject(new NetworkError('The upload failed'))
      request.ontimeout = () => reject(new TimeoutError())
      request.onabort = () => reject(signal?.reason)
      signal?.addEventListener('abort', () => request.abort())
      if (signal?.aborted) reject(signal.reason)
      else request.send(multipart(body, file ?? new Blob()))
    })

/**
 * Last link of a chain for operations with the variable `file`: posts them to `url` as multipart (R-GQL-04). `timeout` in
 * ms, for the whole upload.
 */
export const uploadLink = ({ url, timeout }: { url: string; timeout: number }): ApolloLink =>
  ApolloLink.from([
    new ApolloLink((operation, forward) => {
      const { file } = operation.variables
      // JSON has no files; the specification wants null in its place
      operation.variables = { ...operation.variables, file: null }
      operation.setContext(({ fetchOptions }) => ({ fetchOptions: { ...fetchOptions, file } }))
      return forward(operation)
    }),
    new BaseHttpLink({ uri: url, fetch: fetchUpload(timeout), includeUnusedVariables: true }),
  ])
