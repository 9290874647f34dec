import { COOKIE } from '@/lib/config/constants'
import type { Guard } from './guard'

function isMember(persisted: string | undefined): boolean {
  try {
    const state: unknown = JSON.parse(decodeURIComponent(persisted ?? 'null'))
    const engage: unknown = typeof state === 'object' && state !== null && 'engage' in state ? state.engage : null
    return typeof engage === 'object' && engage !== null && 'isMember' in engage && engage.isMember === true
  } catch {
    return false
  }
}

/** Shows anybody but a member the not-found page (R-GUARD-03). Membership is what the browser last remembered: a courtesy. */
export const checkIsMember: Guard = ({ cookies }) => (isMember(cookies.get(COOKIE.persisted)) ? null : 'not-found')
