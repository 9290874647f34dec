import { loadReadiness } from '@/lib/http/readiness'

export const dynamic = 'force-dynamic'

const headers = { 'cache-control': 'no-store' }

/**
 * Health check: 200, with `?ready` 200 or 503 by whether backend and Redis answer. Load balancers use it without
 * `?ready`, because without these services the shop still serves cached pages. While the server drains, it answers 503
 * itself.
 */
export async function GET(request: Request): Promise<Response> {
  if (!new URL(request.url).searchParams.has('ready')) return Response.json({ alive: true }, { headers })
  const readiness = await loadReadiness()
  return Response.json({ alive: true, ...readiness }, { status: readiness.ready ? 200 : 503, headers })
}
