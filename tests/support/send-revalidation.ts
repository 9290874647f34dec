import { createHmac } from 'node:crypto'
import { PRIVATE_SECRET } from './private-shop'
import { rawRequest } from './raw-request'

export const signMessage = (body: string): string => createHmac('sha256', PRIVATE_SECRET).update(body).digest('hex')

/** Sends a signed revalidation request for these tags; resolves to the status. */
export async function sendRevalidation(origin: string, tags: string[]): Promise<number> {
  const body = JSON.stringify({ tags, timestamp: Date.now() })
  const headers = { 'content-type': 'application/json', 'x-kajo-signature': signMessage(body) }
  return (await rawRequest(origin, '/api/revalidate', { method: 'POST', body, headers })).status
}
