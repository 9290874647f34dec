import type { ColoursQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { colourHex, colourVariants } from './colour-variants'

type WithColours = NonNullable<NonNullable<NonNullable<ColoursQuery['products']>['products']>[number]>

/** `#rrggbb` by the localised name of the colour, for the colours of these products and their variants. */
export function colourHexes(products: readonly WithColours[]): Map<string, string> {
  const variants = products.flatMap(({ variantGroup }) => colourVariants(present(variantGroup?.variants)))
  return new Map(
    variants.flatMap((variant) => {
      const hex = colourHex(variant)
      return hex && variant.label ? [[variant.label, hex] as const] : []
    }),
  )
}
