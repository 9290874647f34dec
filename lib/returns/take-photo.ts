import 'server-only'
import * as z from 'zod/mini'
import { contextIds } from '@/lib/apollo/context-ids'
import { parseUpload, type Upload, uploadBody } from '@/lib/apollo/parse-upload'
import { failure, passOn } from '@/lib/apollo/pass-on'
import { cleanPicture, type PictureRefusal } from '@/lib/http/clean-picture'
import { clientGroupOf } from '@/lib/http/client-of'
import { createPlaces } from '@/lib/http/places'
import { createRateLimit } from '@/lib/http/rate-limit.mjs'
import { readLimited } from '@/lib/http/read-limited'
import { mayWrite, WRITE_RETRY_AFTER } from '@/lib/http/write-limit'
import { logLine } from '@/lib/log/log-line.mjs'
import { type Site, siteFromParams } from '@/lib/market/site'
import { askReturns, ReturnsError } from './ask-returns'
import { PHOTO_BYTES } from './photo-limits'
import { RETURN_ACCESS, RETURN_SITE } from './return-calls'

/** Of a multipart body besides its file. */
const ENVELOPE = 16 * 1024
const BUSY_RETRY_AFTER = '5'

/** Photos of one visitor: those of ten complaints. */
const mayUpload = createRateLimit({ most: 40, within: 15 * 60_000 })
/** A body is in memory until its photo is passed on. */
const places = createPlaces({ most: 6, mostEach: 2 })

const REFUSALS: Record<PictureRefusal, [status: number, message: string]> = {
  type: [415, 'Neither JPEG, PNG nor WebP'],
  broken: [422, 'The picture cannot be read'],
  pixels: [413, 'Too many pixels'],
}

const limited = (status: number, message: string, code: string, seconds: string): Response =>
  failure(status, message, code, { 'retry-after': seconds })

/** Market and language of an upload; null for unknown ones. */
function siteOf(request: Request): Site | null {
  const [market = '', lang = ''] = request.headers.get(RETURN_SITE)?.split('/') ?? []
  return siteFromParams({ market, lang })
}

/** Whether the ids that every operation carries (R-GQL-03) are those of the site. */
function isOf(site: Site, { variables: { marketId, languageId } }: Upload['operation']): boolean {
  const ids = contextIds(site)
  return ids.marketId === marketId && ids.languageId === languageId
}

/** Why the order is not open with this access; null when it is. */
async function refuseAccess(site: Site, access: string): Promise<Response | null> {
  try {
    await askReturns(site, z.object({}), { method: 'GET', path: 'order', access })
    return null
  } catch (error) {
    const { status, code } = error instanceof ReturnsError ? error : { status: 0, code: 'UNKNOWN' }
    if (status === 403) return failure(403, 'The order is not open', 'ACCESS_REFUSED')
    logLine('error', 'photo-failed', { code })
    return failure(503, 'The returns service failed', 'BACKEND_DOWN')
  }
}

async function takeBody(request: Request, site: Site): Promise<Response> {
  // a visitor who leaves meanwhile gets no answer, and is no failure
  const bytes = await readLimited(request, PHOTO_BYTES + ENVELOPE).catch(() => new Uint8Array())
  if (!bytes) return failure(413, 'Request too large', 'BAD_REQUEST')
  const upload = await parseUpload(bytes, request.headers.get('content-type') ?? '')
  if (!upload || !isOf(site, upload.operation)) return failure(400, 'Unknown operation', 'UNKNOWN_OPERATION')
  const picture = await cleanPicture(upload.file)
  if (typeof picture !== 'string')
    return passOn(request, { body: uploadBody(upload, picture, 'image/jpeg'), createsCart: false })
  const [status, message] = REFUSALS[picture]
  return failure(status, message, 'INVALID_FILE')
}

/**
 * Takes the photo of a complaint (T38): a multipart request with the mutation `uploadComplaintPhoto` and, as the headers
 * `RETURN_ACCESS` and `RETURN_SITE`, the access to the order it is about and its market and language. Only after those have
 * been checked is the body read: else few visitors with slow bodies could take all places. The picture is drawn anew before
 * it is passed on. A photo that is too large is answered with 413, another type 415, a damaged one 422, an order that is not
 * open 403, too many requests 429 or 503 with `Retry-After`; all have the form of GraphQL errors.
 */
export async function takePhoto(request: Request): Promise<Response> {
  const access = request.headers.get(RETURN_ACCESS)
  const site = siteOf(request)
  if (!access || !site) return failure(403, 'The order is not open', 'ACCESS_REFUSED')
  const client = clientGroupOf(request)
  if (!mayWrite(request) || !mayUpload(client))
    return limited(429, 'Too many requests', 'RATE_LIMITED', WRITE_RETRY_AFTER)
  const refusal = await refuseAccess(site, access)
  if (refusal) return refusal
  const leave = places.take(client)
  if (!leave) return limited(503, 'Too many uploads at once', 'BUSY', BUSY_RETRY_AFTER)
  try {
    return await takeBody(request, site)
  } finally {
    leave()
  }
}
