import { env } from '@/lib/config/env'
import { hasBearer } from '@/lib/http/bearer'
import { mayWrite, WRITE_RETRY_AFTER } from '@/lib/http/write-limit'
import { currentMetrics } from '@/lib/metrics/record.mjs'

export const dynamic = 'force-dynamic'

const headers = { 'cache-control': 'no-store' }

/**
 * Metrics of this instance in Prometheus text format. 401 without `Authorization: Bearer <METRICS_TOKEN>`, 429 after
 * too many wrong tokens, 404 when no token is configured.
 */
export async function GET(request: Request): Promise<Response> {
  const token = env().METRICS_TOKEN
  const metrics = currentMetrics()
  if (!token || !metrics) return Response.json({ error: 'not found' }, { status: 404, headers })
  if (!hasBearer(request.headers.get('authorization'), token)) {
    if (!mayWrite(request))
      return Response.json(
        { error: 'too many requests' },
        { status: 429, headers: { ...headers, 'retry-after': WRITE_RETRY_AFTER } },
      )
    return Response.json(
      { error: 'token does not match' },
      { status: 401, headers: { ...headers, 'www-authenticate': 'Bearer' } },
    )
  }
  const { text, contentType } = await metrics.render()
  return new Response(text, { headers: { ...headers, 'content-type': contentType } })
}
