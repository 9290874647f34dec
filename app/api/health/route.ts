import { loadReadiness } from '@/lib/http/readiness'

export const dynamic = 'force-dynamic'

const headers = { 'cache-control': 'no-store' }

/**
 * Alive: 200. With `?ready` also whether backend and Redis answer: 200 or 503.
 * A balancer takes instances out by the plain form: without its services the shop still shows what it has stored.
 */
export async function GET(request: Request): Promise<Response> {
  if (!new URL(request.url).searchParams.has('ready')) return Response.json({ alive: true }, { headers })
  const readiness = await loadReadiness()
  return Response.json({ alive: true, ...readiness }, { status: readiness.ready ? 200 : 503, headers })
}
