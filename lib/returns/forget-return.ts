import 'client-only'
import { removeExpiring } from '@/lib/browser/expiring-storage'
import { safeSessionStorage } from '@/lib/browser/safe-storage'
import { EXPIRING_KEYS } from '@/lib/config/constants'

const ACCESS = 'kajo-return-access'

export const removeReturnDraft = (): void => removeExpiring(EXPIRING_KEYS.return)
export const removeComplaintDraft = (): void => removeExpiring(EXPIRING_KEYS.complaint)

/** The access to the order that is open in this tab; null without one. */
export const readReturnAccess = (): string | null => safeSessionStorage.read(ACCESS)

export function keepReturnAccess(access: string | null): void {
  if (access) safeSessionStorage.write(ACCESS, access)
  else safeSessionStorage.remove(ACCESS)
}

/** Removes from this device what is left of a return or complaint (T46). */
export function forgetReturn(): void {
  removeReturnDraft()
  removeComplaintDraft()
  keepReturnAccess(null)
}
