import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors'
import { AppError, SERVICE_CODES, type ServiceCode } from '@/lib/errors/app-error'
import { NetworkError } from './fetch-with-timeout'

const isServiceCode = (value: unknown): value is ServiceCode => SERVICE_CODES.some((code) => code === value)

const isFact = (entry: [string, unknown]): entry is [string, string | number] =>
  typeof entry[1] === 'string' || typeof entry[1] === 'number'

function fromGraphQL(error: CombinedGraphQLErrors): AppError {
  const first = error.errors[0]
  const code = first?.extensions?.code
  // the code, and values for the message such as the number of pieces left
  const detail = Object.fromEntries(Object.entries(first?.extensions ?? {}).filter(isFact))
  return new AppError(isServiceCode(code) ? code : 'GRAPHQL', first?.message ?? error.message, 500, detail)
}

/** The code in the body of a response with an error status, as `/graphql` sends it. */
const codeIn = (body: string): ServiceCode | undefined =>
  SERVICE_CODES.find((code) => body.includes(`"code":"${code}"`))

/** Maps any failure of an operation to an AppError; `detail.code` is the service's code, if any (R-GQL-13…15). */
export function toAppError(error: unknown, operationName = ''): AppError {
  if (error instanceof AppError) return error
  if (error instanceof NetworkError) return new AppError('BACKEND_DOWN', error.message, 503)
  if (CombinedGraphQLErrors.is(error)) return fromGraphQL(error)
  if (ServerParseError.is(error)) return new AppError('BACKEND_ANSWER', error.message, 502)
  if (ServerError.is(error)) {
    return error.statusCode >= 300
      ? new AppError(codeIn(error.bodyText) ?? 'BACKEND_STATUS', error.message, error.statusCode)
      : new AppError('BACKEND_ANSWER', `Server response was missing for query '${operationName}'.`, 502)
  }
  return new AppError('UNKNOWN', error instanceof Error ? error.message : String(error))
}
