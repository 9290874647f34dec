import { addressGroup, CLIENT_ADDRESS } from './client-address.mjs'

/** Address of the visitor as `scripts/serve.mjs` established it. */
export const clientOf = ({ headers }: Request): string => headers.get(CLIENT_ADDRESS) ?? 'unknown'

/** What a limit counts as one visitor. */
export const clientGroupOf = (request: Request): string => addressGroup(clientOf(request))
