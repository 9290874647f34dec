/** A positive number derived from a text, for numeric ids in the schema of things that have only a text as key. */
export function stableId(text: string): number {
  let hash = 0
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 1_000_000_007
  return hash + 1
}
