import { AppError } from '@/lib/errors/app-error'
import { matchSegments } from '@/lib/routing/match-route'
import type { GuardName } from '@/lib/routing/routes'
import type { Decision, MarketSetup, Visit } from './decision'
import type { GuardAnswer } from './guard'
import { isOversized, readPath } from './read-path'
import { hasInternalPrefix, isInternalMatch } from './reject-internal'
import { decideReserved } from './reserved-path'
import { limitedPage, notFoundPage, rewriteTo } from './rewrite-to'
import { runGuards } from './run-guards'
import { type WithMarket, withMarket } from './with-market'
import { withReturnTo } from './with-return-to'
import { withSearch } from './with-search'

/** The redirect of a request: that of a guard, or to the public address; null without one. */
function redirectOf(visit: Visit, placed: WithMarket, answer: GuardAnswer): Decision | null {
  const moved = visit.url.pathname !== placed.path || visit.url.search !== placed.search
  const error = placed.error === undefined ? {} : { error: placed.error }
  if (answer !== null && answer !== 'not-found') {
    const spelling = moved ? placed.redirect : 308
    return { type: 'redirect', to: answer.redirect, status: answer.spelling ? spelling : 302, ...error }
  }
  return moved ? { type: 'redirect', to: placed.path + placed.search, status: placed.redirect, ...error } : null
}

/** Guards whose answer depends on cookies. */
const READS_COOKIES: readonly GuardName[] = ['check-is-member', 'ralph-authenticated']

function steps(visit: Visit, setup: MarketSetup): Decision {
  const { segments, malformed } = readPath(visit.url.pathname)
  const placed = withReturnTo(withSearch(withMarket(visit, segments, setup)))
  const notFound = { type: 'rewrite', to: notFoundPage(placed.site) } as const
  const limited: Decision = { type: 'rewrite', to: limitedPage(placed.site) }
  if (visit.overLimit === 'any') return limited
  if (malformed || isOversized(placed.segments) || hasInternalPrefix(segments, placed.site.mode)) return notFound

  // Guards get the corrected public address, so that a correction and a guard's redirect are one redirect.
  const match = matchSegments(placed.site.lang, placed.segments)
  const answer = match ? runGuards(match.route.guards, placed) : null
  const redirect = redirectOf(visit, placed, answer)
  if (redirect) return redirect
  if (!match || isInternalMatch(match, placed.segments)) return notFound
  const { runsProviders, guards } = match.route
  const isGuarded = guards.some((guard) => READS_COOKIES.includes(guard))
  if (answer === 'not-found') return { ...notFound, isGuarded }
  if (visit.overLimit && runsProviders) return limited
  return {
    type: 'rewrite',
    to: rewriteTo(match, placed),
    ...(runsProviders && { runsProviders }),
    ...(isGuarded && { isGuarded }),
  }
}

/**
 * Decides the response to a request. Pure; never throws: a failed step becomes a plain response with its status, by
 * default 500.
 */
export function decide(visit: Visit, setup: MarketSetup): Decision {
  try {
    return decideReserved(visit.url.pathname) ?? steps(visit, setup)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return {
      type: 'respond',
      status: error instanceof AppError ? error.statusCode : 500,
      body: error instanceof AppError ? message : 'Internal error',
      error: message,
    }
  }
}
