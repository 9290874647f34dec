const MAX_LENGTH = 2000
const MAX_DECODES = 5

// A path may be decoded again by whoever follows it, so every stage of decoding has to be harmless, not just the first.
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

/** A path of this origin that is safe to go to after login, or null (T6). Takes the parameter once decoded. */
export function safeReturnTo(value: string | null | undefined): string | null {
  if (!value || value.length > MAX_LENGTH) return null
  return stages(value)?.every(isPlainPath) ? value : null
}
