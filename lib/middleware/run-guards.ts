import { AppError } from '@/lib/errors/app-error'
import type { GuardName } from '@/lib/routing/routes'
import { checkIsMember } from './check-is-member'
import type { Placed } from './decision'
import type { Guard, GuardAnswer } from './guard'
import { ralphAuthenticated } from './ralph-authenticated'
import { ralphListPageRouting } from './ralph-list-page-routing'

/** Guards by name, as in the route table (R-GUARD-01). */
export const GUARDS: Record<GuardName, Guard> = {
  'check-is-member': checkIsMember,
  'ralph-authenticated': ralphAuthenticated,
  'ralph-default': () => null,
  'ralph-list-page-routing': ralphListPageRouting,
}

const isGuardName = (name: string): name is GuardName => Object.hasOwn(GUARDS, name)

/** The first result other than null. Throws AppError 500 'Unknown middleware {name}' (R-GUARD-02). */
export function runGuards(names: readonly string[], visit: Placed): GuardAnswer {
  for (const name of names) {
    if (!isGuardName(name)) throw new AppError('UNKNOWN', `Unknown middleware ${name}`, 500)
    const answer = GUARDS[name](visit)
    if (answer !== null) return answer
  }
  return null
}
