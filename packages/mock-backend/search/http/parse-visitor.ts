import * as z from 'zod'
import type { MarketAlias } from '#catalogue/types'
import { MARKETS } from '#commerce/markets'
import { resolveStorefront, type Storefront } from '#commerce/storefront'
import { SearchError } from '#search/search-error'

/** The visitor of a call: the parameters that all queries and notifications have (R-SEARCH-02). */
export type Visitor = {
  storefront: Storefront
  customerKey: string
  sessionKey: string
  /** False when the request must not change the session. */
  notify: boolean
}

const isMarket = (value: string): value is MarketAlias => Object.hasOwn(MARKETS, value)

const required = (name: string) => z.string({ error: `Query parameter "${name}" is required` })
const keyOf = (name: string) =>
  required(name)
    .trim()
    .min(1, `Query parameter "${name}" must not be empty`)
    .max(100, `Query parameter "${name}" must have at most 100 characters`)

const notificationSchema = z.object({
  market: required('market').trim().toLowerCase().refine(isMarket, 'Query parameter "market" is no known market'),
  customerKey: keyOf('customerKey'),
  sessionKey: keyOf('sessionKey'),
})

const querySchema = notificationSchema.extend({
  locale: required('locale').regex(/^[a-z]{2}(-[a-z]{2})?$/i, 'Query parameter "locale" is no locale such as sv-SE'),
  touchpoint: required('touchpoint')
    .toLowerCase()
    .pipe(z.enum(['desktop', 'mobile'], 'Query parameter "touchpoint" must be desktop or mobile')),
  notify: z.enum(['true', 'false'], 'Query parameter "notify" must be true or false').default('true'),
})

/** Parses `input` with a schema. Throws a SearchError 400 with the first problem. */
export function parseWith<Output>(schema: z.ZodType<Output>, input: unknown): Output {
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new SearchError(400, issue?.message ?? 'The request is not valid')
}

/** The visitor of a query. Throws a SearchError 400 for a missing or invalid parameter. */
export function parseQueryVisitor(params: URLSearchParams): Visitor {
  const { market, customerKey, sessionKey, locale, notify } = parseWith(querySchema, Object.fromEntries(params))
  const storefront = resolveStorefront({ marketId: market, languageId: locale })
  if (storefront.lang !== locale.slice(0, 2).toLowerCase()) {
    throw new SearchError(400, 'Query parameter "locale" is not available in this market')
  }
  return { storefront, customerKey, sessionKey, notify: notify === 'true' }
}

/** The visitor of a notification, which has no locale. Throws a SearchError 400 for a missing or invalid parameter. */
export function parseNotificationVisitor(params: URLSearchParams): Visitor {
  const { market, customerKey, sessionKey } = parseWith(notificationSchema, Object.fromEntries(params))
  return { storefront: resolveStorefront({ marketId: market }), customerKey, sessionKey, notify: true }
}
