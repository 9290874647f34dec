import { parseOperationRequest } from '@/lib/apollo/parse-operation-request'
import { failure, passOn } from '@/lib/apollo/pass-on'
import { refuseOperation } from '@/lib/apollo/refuse-operation'
import { env } from '@/lib/config/env'
import { isCrossSite } from '@/lib/http/is-cross-site'
import { readLimited } from '@/lib/http/read-limited'
import { WRITE_RETRY_AFTER } from '@/lib/http/write-limit'
import { takePhoto } from '@/lib/returns/take-photo'

const MAX_BODY = 64 * 1024
/**
 * Proxy of browsers to the commerce service: same origin, adds the API key, caches nothing. Accepts only the shop's
 * browser documents, no other text or batch: as JSON, and the one with a file as multipart (R-GQL-04), where
 * `COMPLAINT_PHOTOS` is set. Bodies and tokens are not logged.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return failure(403, 'Cross-site request', 'FORBIDDEN')
  const type = request.headers.get('content-type') ?? ''
  if (env().COMPLAINT_PHOTOS && /^multipart\/form-data\b/i.test(type)) return takePhoto(request)
  if (!/^application\/json\b/i.test(type)) return failure(415, 'Unsupported content type', 'BAD_REQUEST')
  const bytes = await readLimited(request, MAX_BODY)
  if (!bytes) return failure(413, 'Request too large', 'BAD_REQUEST')
  const operation = await parseOperationRequest(bytes)
  if (!operation) return failure(400, 'Unknown operation', 'UNKNOWN_OPERATION')
  const refusal = await refuseOperation(request, operation)
  if (!refusal) return passOn(request, operation)
  const { status, message, code } = refusal
  return failure(status, message, code, status === 429 ? { 'retry-after': WRITE_RETRY_AFTER } : {})
}
