import type { ColoursQuery } from '@/graphql/generated/graphql'
import { present } from '@/lib/apollo/present'
import { colourHex, colourVariants } from './colour-variants'

type WithColours = NonNullable<NonNullable<NonNullable<ColoursQuery['products']>['products']>[number]>

/** `#rrggbb` by the colour's name in the language asked, as far as these products and their siblings tell. */
export function colourHexes(products: readonly WithColours[]): Map<string, string> {
  const variants = products.flatMap(({ variantGroup }) => colourVariants(present(variantGroup?.variants)))
  return new Map(
    variants.flatMap((variant) => {
      const hex = colourHex(variant)
      return hex && variant.label ? [[variant.label, hex] as const] : []
    }),
  )
}
