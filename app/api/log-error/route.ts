import { errorLogSchema } from '@/lib/errors/error-log-schema'
import { readLimited } from '@/lib/http/read-limited'
import { logLine } from '@/lib/log/log-line'
import { stripPersonal } from '@/lib/log/strip-personal'

const MAX_BODY = 16 * 1024

const parseJson = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes))
  } catch {
    return null
  }
}

/** Writes a client error into the log, without anything personal (R-ERROR-02). Always short and empty answers. */
export async function PUT(request: Request): Promise<Response> {
  const body = await readLimited(request, MAX_BODY)
  if (!body) return new Response(null, { status: 413 })
  const parsed = errorLogSchema.safeParse(parseJson(body))
  if (!parsed.success) return new Response(null, { status: 400 })
  const clean = Object.fromEntries(Object.entries(parsed.data).map(([key, value]) => [key, stripPersonal(value)]))
  logLine('error', 'client-error', clean)
  return new Response(null, { status: 204 })
}
