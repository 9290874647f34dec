import cookies from 'js-cookie'
import { YEAR_IN_SECONDS } from '@/lib/config/constants'

// T4: Secure on https pages only, because localhost uses http
const attributes = () => ({ path: '/', sameSite: 'Lax' as const, secure: window.location.protocol === 'https:' })

/** Names of the cookies that scripts of this page can read. */
export const cookieNames = (): string[] => Object.keys(cookies.get())

export const readCookie = (name: string): string | undefined => cookies.get(name)

/** Writes an encoded cookie for the whole origin. It lives `seconds`, by default a year. */
export function writeCookie(name: string, value: string, seconds: number = YEAR_IN_SECONDS): void {
  cookies.set(name, value, { ...attributes(), expires: new Date(Date.now() + seconds * 1000) })
}

/** Removes a cookie of this host; given a domain, one that a script has set for that domain and the hosts below it. */
export function removeCookie(name: string, domain?: string): void {
  cookies.remove(name, { ...attributes(), ...(domain ? { domain } : null) })
}
