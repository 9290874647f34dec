type Attributes = readonly ({ value: string | null } | null)[] | null
type Variant = { level: number; dimension: string; productId: number }

/** Variants of level 1 are products with pages of their own: the colours of the style. */
const COLOUR_LEVEL = 1

/** One variant per colour, in the service's order. */
export function colourVariants<T extends Variant>(variants: readonly T[]): T[] {
  const colours = variants.filter(({ level, dimension }) => level === COLOUR_LEVEL || dimension === 'Color')
  return colours.filter((variant, at) => colours.findIndex(({ productId }) => productId === variant.productId) === at)
}

const HEX = /^[\da-f]{6}$/i

/** `#rrggbb` of a colour variant. The service sends it without '#' as the first attribute; null when it is missing. */
export function colourHex(variant: { attributes: Attributes }): string | null {
  const value = variant.attributes?.find((attribute) => attribute !== null)?.value ?? ''
  return HEX.test(value) ? `#${value}` : null
}
