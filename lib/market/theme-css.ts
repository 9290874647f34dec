// characters that could end the declaration or the element are not allowed
const SAFE = /^[^;{}<>]+$/

/** The channel's theme (name → value) as one CSS rule (R-MARKET-14); null for an empty theme. */
export function themeCss(theme: Record<string, string>): string | null {
  const declarations = Object.entries(theme)
    .filter(([name, value]) => /^--[\w-]+$/.test(name) && SAFE.test(value))
    .map(([name, value]) => `${name}:${value}`)
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : null
}
