const MAX_LENGTH = 2000
const MAX_DECODES = 5

// The path can be decoded several times on its way, so the result of each decoding must be safe.
function stages(value: string): string[] | null {
  const seen = [value]
  try {
    for (let last = value; seen.length <= MAX_DECODES; seen.push(last)) {
      const next = decodeURIComponent(last)
      if (next === last) return seen
      last = next
    }
  } catch {
    return null
  }
  return null
}

const isPlainPath = (text: string): boolean =>
  /^\/(?![/\s])/.test(text) && !/\/\/|[\\\p{Cc}]/u.test(text) && !/^\/+\s*[a-z][a-z\d+.-]*:/i.test(text)

/** The path if it is safe to open after login, else null (T6). `value` must be decoded once already. */
export function safeReturnTo(value: string | null | undefined): string | null {
  if (!value || value.length > MAX_LENGTH) return null
  return stages(value)?.every(isPlainPath) ? value : null
}
