/** A positive number that a text always gives: the CMS has names where the schema wants numbers. */
export function stableId(text: string): number {
  let hash = 0
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 1_000_000_007
  return hash + 1
}
