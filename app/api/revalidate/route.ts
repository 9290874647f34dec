import { currentPageStore } from '@/lib/cache/page-store.mjs'
import { purgeEdges, purgeEdgesAgain } from '@/lib/cache/purge-edges'
import { judgeRevalidation } from '@/lib/cache/revalidation'
import { env } from '@/lib/config/env'
import { readLimited } from '@/lib/http/read-limited'
import { hasSignatureForm } from '@/lib/http/signature'
import { mayWrite, WRITE_RETRY_AFTER } from '@/lib/http/write-limit'
import { count } from '@/lib/metrics/record.mjs'

export const dynamic = 'force-dynamic'

/** Enough for a hundred tags of maximum length. */
const MAX_BODY = 64 * 1024
const headers = { 'cache-control': 'no-store' }

const refuse = (status: number, error: string, more: Record<string, string> = {}): Response =>
  Response.json({ error }, { status, headers: { ...headers, ...more } })

/**
 * Receives tags of changed data from the backend: `{ tags, timestamp }`, signed in `x-kajo-signature`. The body is read
 * only if the signature is well-formed. Responds with 200, 400, 401, 413, 429 or 503 and `{ revalidated, edges }`;
 * `edges` is the number of caches in `EDGE_PURGE_URLS` that accepted the purge, missing without such caches.
 */
export async function POST(request: Request): Promise<Response> {
  const secret = env().REVALIDATE_SECRET
  if (!secret) return refuse(503, 'REVALIDATE_SECRET is not set')
  if (!mayWrite(request)) return refuse(429, 'too many requests', { 'retry-after': WRITE_RETRY_AFTER })
  const signature = request.headers.get('x-kajo-signature')
  if (!hasSignatureForm(signature)) return refuse(401, 'signature does not match')
  const body = await readLimited(request, MAX_BODY)
  if (!body) return refuse(413, `expected at most ${MAX_BODY} bytes`)
  const message = judgeRevalidation(body, signature, secret, Date.now())
  if (message.status !== 200) return refuse(message.status, message.error)
  // Not the framework's `revalidateTag`, which invalidates after the response, when caches in front have already
  // requested the page again.
  const store = await currentPageStore()
  if (!store) return refuse(503, 'the page cache is not ready')
  await store.invalidate(message.tags, purgeEdgesAgain)
  count('revalidations')
  const edges = await purgeEdges(message.tags)
  return Response.json({ revalidated: message.tags, ...(edges && { edges }) }, { headers })
}
