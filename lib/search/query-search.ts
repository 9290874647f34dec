import 'server-only'
import { queries } from '@apptus/esales-api'
import type * as z from 'zod/mini'
import { env } from '@/lib/config/env'
import { AppError } from '@/lib/errors/app-error'
import { LOCALES, MARKETS } from '@/lib/market/market-table'
import type { MarketLang } from '@/lib/market/site'
import { startClock } from '@/lib/metrics/record.mjs'
import { answerWithin } from './answer-within'

/** Session of the server's queries. Browsers never get its keys, so they cannot send notifications in its name. */
const SESSION = { customerKey: crypto.randomUUID(), sessionKey: crypto.randomUUID() }

export type SearchQueries = ReturnType<typeof queries>

const queriesOf = ({ market, lang }: MarketLang): SearchQueries =>
  queries({
    clusterId: env().SEARCH_CLUSTER,
    market: MARKETS[market].country.code,
    locale: LOCALES[lang].iso,
    touchpoint: 'desktop',
    session: () => SESSION,
  })

/**
 * Converts an error to one with a fixed text: messages of the service can contain the search text, which must not be
 * logged.
 */
function searchError(cause: unknown): AppError {
  if (cause instanceof AppError) return cause
  if (cause instanceof SyntaxError) return new AppError('BACKEND_ANSWER', 'The search service sent no JSON', 502)
  // For a status of 400 or more the client throws an error with the body as `details` (R-SEARCH-07).
  if (cause instanceof Error && 'details' in cause)
    return new AppError('BACKEND_STATUS', 'The search service refused the query', 502)
  return new AppError('BACKEND_DOWN', 'The search service was not reached', 503)
}

/** The validated answer to one query. Throws AppError when the service fails or does not answer within `timeout` ms. */
export async function querySearch<Answer>(
  site: MarketLang,
  schema: z.ZodMiniType<Answer>,
  ask: (service: SearchQueries) => Promise<unknown>,
  timeout?: number,
): Promise<Answer> {
  const stop = startClock('backendSeconds')
  try {
    const answer = schema.safeParse(await answerWithin(ask(queriesOf(site)), timeout))
    if (!answer.success) throw new AppError('BACKEND_ANSWER', 'The answer of the search service cannot be read', 502)
    stop({ via: 'search', result: 'ok' })
    return answer.data
  } catch (cause) {
    const error = searchError(cause)
    stop({ via: 'search', result: error.code })
    throw error
  }
}
