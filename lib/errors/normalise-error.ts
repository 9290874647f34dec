export type NormalisedError = { message: string; statusCode: number }

const read = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && key in value ? (value as Record<string, unknown>)[key] : undefined

const isStatus = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0

/** Message and status of any error: `statusCode`, else `status`, else the response's status, else 500 (R-PAGE-08). */
export function normaliseError(error: unknown): NormalisedError {
  const candidates = [read(error, 'statusCode'), read(error, 'status'), read(read(error, 'response'), 'status')]
  const message = typeof error === 'string' ? error : read(error, 'message')
  return { message: typeof message === 'string' ? message : '', statusCode: candidates.find(isStatus) ?? 500 }
}
