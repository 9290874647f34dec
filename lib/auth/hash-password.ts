/** Constant of the auth protocol: every client of the platform adds it, so it is public. */
const SALT = 'Dd1dfLonNy6Am2fXQl2AcoI+IbhLhXvaibnDNn8uEa6vbJ05eyJajSuGFm9uQSmD'

/**
 * The password as the auth service takes it: base64 of SHA-384, 64 characters (R-AUTH-03, R-AUTH-04). The service hashes
 * it again. Throws on an insecure origin, where browsers do not hash.
 */
export async function hashPassword(password: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(password + SALT))
  return btoa(String.fromCharCode(...new Uint8Array(bytes)))
}
