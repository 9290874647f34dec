// what could end the declaration or the element is no part of any value we know
const SAFE = /^[^;{}<>]+$/

/** The channel's theme map as one CSS rule, name → value (R-MARKET-14); null when there is nothing to restyle. */
export function themeCss(theme: Record<string, string>): string | null {
  const declarations = Object.entries(theme)
    .filter(([name, value]) => /^--[\w-]+$/.test(name) && SAFE.test(value))
    .map(([name, value]) => `${name}:${value}`)
  return declarations.length > 0 ? `:root{${declarations.join(';')}}` : null
}
