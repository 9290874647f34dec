import 'client-only'
import { safeLocalStorage, safeSessionStorage } from '@/lib/browser/safe-storage'

/** What was chosen and not sent yet. */
export const RETURN_DRAFT = 'kajo-return'
export const COMPLAINT_DRAFT = 'kajo-complaint'
const ACCESS = 'kajo-return-access'

export const removeReturnDraft = (): void => safeLocalStorage.remove(RETURN_DRAFT)
export const removeComplaintDraft = (): void => safeLocalStorage.remove(COMPLAINT_DRAFT)

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
