/** Codes of failures; the interface has the texts, the message stays technical. */
export const ERROR_CODES = [
  'BACKEND_DOWN',
  'BACKEND_STATUS',
  'BACKEND_ANSWER',
  'GRAPHQL',
  'OUT_OF_STOCK',
  'CART_MISSING',
  'UNKNOWN',
] as const
export type ErrorCode = (typeof ERROR_CODES)[number]

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
