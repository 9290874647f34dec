import { emailSchema } from '@/lib/config/email-schema'
import { clientGroupOf, clientOf } from '@/lib/http/client-of'
import { isCrossSite } from '@/lib/http/is-cross-site'
import { createRateLimit } from '@/lib/http/rate-limit'
import { readLimited } from '@/lib/http/read-limited'
import { pathPrefix, siteFromParams } from '@/lib/market/site'
import type { NewsletterOutcome } from '@/lib/newsletter/newsletter-outcome'
import { subscribeToNewsletter } from '@/lib/newsletter/subscribe-to-newsletter'
import { safeReturnTo } from '@/lib/routing/return-to'

const MAX_BODY = 4 * 1024
const STATUS: Record<NewsletterOutcome, number> = { done: 200, invalid: 422, limited: 429, failed: 503 }
const NOT_STORED = { 'cache-control': 'no-store' }

const isVisitorFree = createRateLimit({ most: 10, within: 60_000 })
/** Many visitors must not fill one person's mailbox. */
const isAddressFree = createRateLimit({ most: 5, within: 3_600_000 })

/** The page the form stood on, when it was one of ours; never another host. */
function backTo({ headers }: Request, home: string): string {
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return home
  const { host, pathname, search } = new URL(referer)
  if (host !== headers.get('host')) return home
  return safeReturnTo(pathname + search) ?? safeReturnTo(pathname) ?? home
}

async function outcomeOf(request: Request, form: URLSearchParams): Promise<[NewsletterOutcome, home: string]> {
  const site = siteFromParams({ market: form.get('market') ?? '', lang: form.get('lang') ?? '' })
  if (!site) return ['failed', '/']
  const home = pathPrefix(site) || '/'
  // A field no person sees: programs that fill it are told that all went well.
  if (form.get('website')) return ['done', home]
  const email = emailSchema.safeParse(form.get('email') ?? '')
  if (!isVisitorFree(clientGroupOf(request))) return ['limited', home]
  if (!email.success) return ['invalid', home]
  if (!isAddressFree(email.data.toLowerCase())) return ['limited', home]
  return [await subscribeToNewsletter(site, email.data, clientOf(request)), home]
}

/**
 * Takes a subscription from the footer's form. A script gets the outcome as JSON; a plain form goes back to its page,
 * where the fragment shows the words for it. Forms of other sites are refused.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 })
  const body = await readLimited(request, MAX_BODY)
  if (!body) return new Response(null, { status: 413 })
  const [outcome, home] = await outcomeOf(request, new URLSearchParams(new TextDecoder().decode(body)))
  if (request.headers.get('accept')?.includes('application/json'))
    return Response.json({ outcome }, { status: STATUS[outcome], headers: NOT_STORED })
  const location = `${backTo(request, home)}#newsletter-${outcome}`
  return new Response(null, { status: 303, headers: { ...NOT_STORED, location } })
}
