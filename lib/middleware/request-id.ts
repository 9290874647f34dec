export const REQUEST_ID = 'x-request-id'

/** The incoming request id when it is safe to log, else a new one. */
export const requestId = (incoming: string | null): string =>
  incoming !== null && /^[\w-]{8,64}$/.test(incoming) ? incoming : crypto.randomUUID()
