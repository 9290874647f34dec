import 'server-only'
import { currentPageStore } from '@/lib/cache/page-store.mjs'
import { env } from '@/lib/config/env'

const TIMEOUT = 1500

/** True when the commerce backend answers a minimal query. */
async function backendAnswers(): Promise<boolean> {
  const { COMMERCE_URL, COMMERCE_API_KEY } = env()
  try {
    const answer = await fetch(COMMERCE_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'X-ApiKey': COMMERCE_API_KEY },
      body: '{"query":"{__typename}"}',
      cache: 'no-store',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    return answer.ok
  } catch {
    return false
  }
}

/** True when Redis answers; null when none is configured. */
async function redisAnswers(): Promise<boolean | null> {
  if (!env().REDIS_URL) return null
  const store = await currentPageStore()
  return (await store?.redis?.ping()) ?? false
}

export type Readiness = { ready: boolean; backend: boolean; redis: boolean | null }

/** Whether the services behind the shop answer. Without them the shop continues with cached pages. */
export async function loadReadiness(): Promise<Readiness> {
  const [backend, redis] = await Promise.all([backendAnswers(), redisAnswers()])
  return { ready: backend && redis !== false, backend, redis }
}
