/** A rejected request with its HTTP status; the message is for developers. */
export class SearchError extends Error {
  constructor(
    readonly status: 400 | 404 | 405 | 413,
    message: string,
  ) {
    super(message)
  }
}
