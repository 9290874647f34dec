import { COOKIE } from '@/lib/config/constants'

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Sign-in token: the cookie `apollo-token`, else local storage, else null (R-GQL-02). */
export function readToken(cookies: string, storage: Pick<Storage, 'getItem'> | null): string | null {
  const prefix = `${COOKIE.token}=`
  const found = cookies.split('; ').find((entry) => entry.startsWith(prefix))
  if (found && found.length > prefix.length) return decode(found.slice(prefix.length))
  try {
    return storage?.getItem(COOKIE.token) || null
  } catch {
    // Reading storage throws when the visitor has forbidden it.
    return null
  }
}
