import 'server-only'
import type * as z from 'zod/mini'
import { emailSchema } from '@/lib/config/email-schema'
import { pathPrefix, type Site, siteFromParams } from '@/lib/market/site'
import { safeReturnTo } from '@/lib/routing/return-to'
import { clientGroupOf, clientOf } from './client-of'
import type { FormOutcome } from './form-outcome'
import { isCrossSite } from './is-cross-site'
import { createRateLimit } from './rate-limit.mjs'
import { readLimited } from './read-limited'

const MAX_BODY = 4 * 1024
const STATUS: Record<FormOutcome, number> = { done: 200, invalid: 422, incomplete: 422, limited: 429, failed: 503 }
const NOT_STORED = { 'cache-control': 'no-store' }

/**
 * Path and query of the page with the form, from the `Referer` header. Without the query when that is unsafe; `home`
 * when there is no such header, it names another host, or the path is unsafe too.
 */
function backTo({ headers }: Request, home: string): string {
  const referer = headers.get('referer') ?? ''
  if (!URL.canParse(referer)) return home
  const { host, pathname, search } = new URL(referer)
  if (host !== headers.get('host')) return home
  return safeReturnTo(pathname + search) ?? safeReturnTo(pathname) ?? home
}

type Submission<Fields> = {
  site: Site
  email: string
  fields: Fields
  /** IP address of the visitor, by which the backend may limit requests. */
  client: string
  headers: Headers
}

type FormRoute<Fields> = {
  /** Prefix of the address fragments that show an outcome: `newsletter-done`. */
  name: string
  /** Fields besides `email`, `market`, `lang` and the honeypot `website`. */
  schema: z.ZodMiniType<Fields>
  /**
   * Requests per hour for one e-mail address: many visitors together must not fill one person's mailbox. Without it the
   * backend limits the mails: strangers must not use up what a person needs.
   */
  maxPerEmail?: number
  /** Longest body in bytes; by default 4 KiB. */
  maxBody?: number
  /** May add fields to the JSON answer. */
  submit: (submission: Submission<Fields>) => Promise<FormOutcome | FormAnswer>
}

/** An outcome with what is added to the JSON answer. */
type FormAnswer = { outcome: FormOutcome; [field: string]: string }

const asAnswer = (answer: FormOutcome | FormAnswer): FormAnswer =>
  typeof answer === 'string' ? { outcome: answer } : answer

/**
 * Handler for a form with an e-mail address. With `Accept: application/json` it returns `{ outcome, … }` with 200, 422,
 * 429 or 503, else a 303 to the page with the form, where the address fragment shows the outcome. An unknown market or
 * language is the outcome `failed`. Requests from other sites get 403, larger bodies than `maxBody` get 413.
 */
export function formRoute<Fields>({ name, schema, maxPerEmail, maxBody = MAX_BODY, submit }: FormRoute<Fields>) {
  const mayVisitorSend = createRateLimit({ most: 10, within: 60_000 })
  const mayEmailReceive =
    maxPerEmail === undefined ? () => true : createRateLimit({ most: maxPerEmail, within: 3_600_000 })

  async function outcomeOf(request: Request, site: Site, form: URLSearchParams): Promise<FormOutcome | FormAnswer> {
    // A hidden field: bots that fill it in are told `done`.
    if (form.get('website')) return 'done'
    if (!mayVisitorSend(clientGroupOf(request))) return 'limited'
    const fields = schema.safeParse(Object.fromEntries(form))
    if (!fields.success) return 'incomplete'
    const email = emailSchema.safeParse(form.get('email') ?? '')
    if (!email.success) return 'invalid'
    if (!mayEmailReceive(email.data.toLowerCase())) return 'limited'
    return submit({ site, email: email.data, fields: fields.data, client: clientOf(request), headers: request.headers })
  }

  return async (request: Request): Promise<Response> => {
    if (isCrossSite(request)) return new Response(null, { status: 403 })
    const body = await readLimited(request, maxBody)
    if (!body) return new Response(null, { status: 413 })
    const form = new URLSearchParams(new TextDecoder().decode(body))
    const site = siteFromParams({ market: form.get('market') ?? '', lang: form.get('lang') ?? '' })
    const { outcome, ...more } = asAnswer(site ? await outcomeOf(request, site, form) : 'failed')
    if (request.headers.get('accept')?.includes('application/json'))
      return Response.json({ outcome, ...more }, { status: STATUS[outcome], headers: NOT_STORED })
    const home = (site && pathPrefix(site)) || '/'
    const location = `${backTo(request, home)}#${name}-${outcome}`
    return new Response(null, { status: 303, headers: { ...NOT_STORED, location } })
  }
}
