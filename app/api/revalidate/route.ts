import { revalidateTag } from 'next/cache'
import { judgeRevalidation } from '@/lib/cache/revalidation'
import { env } from '@/lib/config/env'

export const dynamic = 'force-dynamic'

const headers = { 'cache-control': 'no-store' }

/** The backend says which data changed: `{ tags, timestamp }`, signed in `x-kajo-signature`. 200, 400, 401 or 503. */
export async function POST(request: Request): Promise<Response> {
  const signature = request.headers.get('x-kajo-signature')
  const verdict = judgeRevalidation(await request.text(), signature, env().REVALIDATE_SECRET, Date.now())
  if (verdict.status !== 200) return Response.json({ error: verdict.error }, { status: verdict.status, headers })
  // 'max': the old page stays until the new one has been drawn
  for (const tag of verdict.tags) revalidateTag(tag, 'max')
  return Response.json({ revalidated: verdict.tags }, { headers })
}
