import cookies from 'js-cookie'
import { YEAR_IN_SECONDS } from '@/lib/config/constants'

// T4: Secure on https pages only, because localhost uses http
const attributes = () => ({ path: '/', sameSite: 'Lax' as const, secure: window.location.protocol === 'https:' })

export const readCookie = (name: string): string | undefined => cookies.get(name)

/** Writes an encoded cookie for the whole origin. It lives `seconds`, by default a year. */
export function writeCookie(name: string, value: string, seconds: number = YEAR_IN_SECONDS): void {
  cookies.set(name, value, { ...attributes(), expires: new Date(Date.now() + seconds * 1000) })
}

export function removeCookie(name: string): void {
  cookies.remove(name, attributes())
}
