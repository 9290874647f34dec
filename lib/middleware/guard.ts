import type { Placed } from './decision'

/**
 * Result of a guard: null lets the request pass; `redirect` sends it to a path of this origin (`spelling` when both
 * addresses mean the same page); `not-found` shows the not-found page at this address.
 */
export type GuardAnswer = null | { redirect: string; spelling: boolean } | 'not-found'
export type Guard = (visit: Placed) => GuardAnswer
