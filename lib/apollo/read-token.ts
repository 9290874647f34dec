import { readCookie } from '@/lib/browser/cookies'
import { safeLocalStorage } from '@/lib/browser/safe-storage'
import { COOKIE } from '@/lib/config/constants'

/** Sign-in token: the cookie `apollo-token`, else local storage, else null (R-GQL-02). */
export const readToken = (): string | null => readCookie(COOKIE.token) || safeLocalStorage.read(COOKIE.token) || null
