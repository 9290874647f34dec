/** Codes of the commerce service that the shop acts on: `extensions.code` of a GraphQL error. */
export const SERVICE_CODES = [
  'CART_EMPTY',
  'CART_NOT_FOUND',
  'CREDIT_LIMITED',
  'CUSTOMER_BLACKLISTED',
  'INVALID_ADDRESS',
  'INVALID_EMAIL',
  'INVALID_IDENTITY_NUMBER',
  'INVALID_SHIPPING',
  'INVALID_URL',
  'MINIMUM_ORDER',
  'OUT_OF_STOCK',
  'PROMO_CODE_IDLE',
  'RATE_LIMITED',
  'UNKNOWN_SKU',
] as const
export type ServiceCode = (typeof SERVICE_CODES)[number]

export type ErrorCode =
  | ServiceCode
  /** The service could not be reached. */
  | 'BACKEND_DOWN'
  /** The service answered with a status of 300 or more. */
  | 'BACKEND_STATUS'
  /** The response is invalid. */
  | 'BACKEND_ANSWER'
  /** A GraphQL error with another code, which is in `detail.code`. */
  | 'GRAPHQL'
  /** There is no cart, and none could be created. */
  | 'CART_MISSING'
  | 'UNKNOWN'

/** Thrown by loaders and commands for failures; `null` means "does not exist". */
export class AppError extends Error {
  override readonly name = 'AppError'
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly statusCode = 500,
    /** Data for the message, such as the number of pieces left. */
    readonly detail: Record<string, string | number> = {},
  ) {
    super(message)
  }
}
