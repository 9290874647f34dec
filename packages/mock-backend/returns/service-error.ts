const STATUSES = {
  INVALID_REQUEST: 400,
  UNAUTHORIZED: 401,
  UNAUTHENTICATED: 401,
  FORBIDDEN_ORIGIN: 403,
  ACCESS_REFUSED: 403,
  NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  RETURN_NOT_FOUND: 404,
  IDEMPOTENCY_KEY_REUSED: 409,
  NOT_CANCELLABLE: 409,
  NO_LABEL: 409,
  LINK_EXPIRED: 410,
  TOO_LARGE: 413,
  UNKNOWN_LINE: 422,
  UNKNOWN_PHOTO: 422,
  QUANTITY_TOO_HIGH: 422,
  NOT_DELIVERED: 422,
  WINDOW_CLOSED: 422,
  EXCHANGE_UNAVAILABLE: 422,
  BALANCE_UNAVAILABLE: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
} as const

type ServiceErrorCode = keyof typeof STATUSES

type Detail = { field?: string; lineId?: string; retryAfter?: number }

/** An answer of the returns service other than success. The message is for the log and holds nothing that was typed. */
export class ServiceError extends Error {
  readonly code: ServiceErrorCode
  readonly status: number
  readonly detail: Detail

  constructor(code: ServiceErrorCode, message: string, detail: Detail = {}) {
    super(message)
    this.code = code
    this.status = STATUSES[code]
    this.detail = detail
  }
}
