import type { Placed } from './decision'

/**
 * What a guard says: null lets the visit through, `redirect` sends it to a path of this origin
 * (`spelling` when both addresses mean the same page), `not-found` shows the not-found page at this address.
 */
export type GuardAnswer = null | { redirect: string; spelling: boolean } | 'not-found'
export type Guard = (visit: Placed) => GuardAnswer
