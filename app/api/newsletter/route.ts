import { readLimited } from '@/lib/http/read-limited'
import { pathPrefix, siteFromParams } from '@/lib/market/site'
import type { NewsletterOutcome } from '@/lib/newsletter/newsletter-outcome'
import { subscribeToNewsletter } from '@/lib/newsletter/subscribe-to-newsletter'
import { createVisitorLimit } from '@/lib/newsletter/visitor-limit'

const MAX_BODY = 4 * 1024
const STATUS: Record<NewsletterOutcome, number> = { done: 200, invalid: 422, limited: 429, failed: 503 }
const NOT_STORED = { 'cache-control': 'no-store' }

const isFree = createVisitorLimit({ most: 10, within: 60_000 })

/** The proxy in front names the visitor; without one all share a count. */
const visitorOf = ({ headers }: Request): string => headers.get('x-forwarded-for')?.split(',')[0]?.trim() || 'direct'

const hostOf = (address: string | null): string | null => {
  try {
    return address ? new URL(address).host : null
  } catch {
    return null
  }
}

/** The page the form stood on, when it was one of ours; never another host. */
function backTo(request: Request, home: string): string {
  const referer = request.headers.get('referer')
  if (!referer || hostOf(referer) !== request.headers.get('host')) return home
  const { pathname, search } = new URL(referer)
  return pathname + search
}

async function outcomeOf(request: Request, form: URLSearchParams): Promise<[NewsletterOutcome, home: string]> {
  const site = siteFromParams({ market: form.get('market') ?? '', lang: form.get('lang') ?? '' })
  if (!site) return ['failed', '/']
  const home = pathPrefix(site) || '/'
  // a field no person sees or fills: who does is told that all went well
  if (form.get('website')) return ['done', home]
  if (!isFree(visitorOf(request))) return ['limited', home]
  return [await subscribeToNewsletter(site, form.get('email') ?? ''), home]
}

/**
 * Takes a subscription from the footer's form. A script gets the outcome as JSON; a plain form goes back to its page,
 * where the fragment shows the words for it. Forms of other sites are refused.
 */
export async function POST(request: Request): Promise<Response> {
  const origin = request.headers.get('origin')
  if (origin && hostOf(origin) !== request.headers.get('host')) return new Response(null, { status: 403 })
  const body = await readLimited(request, MAX_BODY)
  if (!body) return new Response(null, { status: 413 })
  const [outcome, home] = await outcomeOf(request, new URLSearchParams(new TextDecoder().decode(body)))
  if (request.headers.get('accept')?.includes('application/json'))
    return Response.json({ outcome }, { status: STATUS[outcome], headers: NOT_STORED })
  const location = `${backTo(request, home)}#newsletter-${outcome}`
  return new Response(null, { status: 303, headers: { ...NOT_STORED, location } })
}
