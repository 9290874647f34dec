import * as z from 'zod/mini'
import type { ProductModel } from './product-types'

/** Another colour of a style: the page of its product, its name and its first picture. */
export const colourLinkSchema = z.object({ path: z.string(), label: z.string(), image: z.nullable(z.string()) })

export type ColourLink = z.infer<typeof colourLinkSchema>

const LONGEST_ALIAS = 200

/** The alias in a request; null when it is missing or invalid. */
export const parseAlias = (text: string | null): string | null =>
  text && text.length <= LONGEST_ALIAS ? text.normalize('NFC') : null

/** The other colours that a card shows as dots, in the order of the dots. */
export const colourLinks = ({ siblings }: Pick<ProductModel, 'siblings'>): ColourLink[] =>
  siblings
    .filter(({ isCurrent, hex }) => !isCurrent && hex !== null)
    .map(({ canonicalUrl: path, label, image }) => ({ path, label, image }))
