/** A request that the service refuses; the message is for the developer who calls it. */
export class SearchError extends Error {
  constructor(
    readonly status: 400 | 404 | 405 | 413,
    message: string,
  ) {
    super(message)
  }
}
