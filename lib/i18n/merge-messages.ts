/** A catalogue: namespaces of keys, nested as deep as a domain needs. Leaves are texts, compiled or not. */
export type Messages = { [key: string]: Messages | unknown }

// the build precompiles messages to arrays, so only plain objects are branches
const isBranch = (value: unknown): value is Messages =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fallback catalogue overwritten with the messages of the wanted one (R-ROUTE-02). */
export function mergeMessages(fallback: Messages, wanted: Messages): Messages {
  const merged: Messages = { ...fallback }
  for (const [key, value] of Object.entries(wanted)) {
    const base = merged[key]
    merged[key] = isBranch(value) && isBranch(base) ? mergeMessages(base, value) : value
  }
  return merged
}
