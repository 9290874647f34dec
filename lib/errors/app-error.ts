/** Codes of the commerce service that the shop acts on: `extensions.code` of a GraphQL error. */
export const SERVICE_CODES = [
  'CART_EMPTY',
  'CART_NOT_FOUND',
  'CREDIT_LIMITED',
  'CUSTOMER_BLACKLISTED',
  'INVALID_ADDRESS',
  'INVALID_EMAIL',
  'INVALID_IDENTITY_NUMBER',
  'MINIMUM_ORDER',
  'OUT_OF_STOCK',
  'PROMO_CODE_IDLE',
  'RATE_LIMITED',
] as const
export type ServiceCode = (typeof SERVICE_CODES)[number]

export type ErrorCode =
  | ServiceCode
  /** The service was not reached. */
  | 'BACKEND_DOWN'
  /** It answered with a status of 300 or more. */
  | 'BACKEND_STATUS'
  /** Its answer cannot be used. */
  | 'BACKEND_ANSWER'
  /** It answered with an error of any other code, which is in `detail.code`. */
  | 'GRAPHQL'
  /** There is no cart, and none could be made. */
  | 'CART_MISSING'
  | 'UNKNOWN'

/** What a loader or command throws when something is broken; `null` stays for "not there". */
export class AppError extends Error {
  override readonly name = 'AppError'
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly statusCode = 500,
    /** Extra facts for the text, such as the pieces left. */
    readonly detail: Record<string, string | number> = {},
  ) {
    super(message)
  }
}
