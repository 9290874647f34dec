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

/**
 * Shows the not-found page to everybody but members (R-GUARD-03). Not a protection, because visitors can set the cookie
 * themselves.
 */
export const checkIsMember: Guard = ({ cookies }) => (isMember(cookies.get(COOKIE.persisted)) ? null : 'not-found')
