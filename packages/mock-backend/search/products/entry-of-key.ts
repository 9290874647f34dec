import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'

/** The product of a product key or a variant key; null for any other text. */
export const entryOfKey = ({ index }: Commerce, key: string): Entry | null =>
  index.byArticleNumber.get(key) ?? index.bySkuNumber.get(key) ?? null

/** The products of the keys, without duplicates; unknown keys are left out. */
export const entriesOfKeys = (commerce: Commerce, keys: readonly string[]): Entry[] => [
  ...new Set(keys.flatMap((key) => entryOfKey(commerce, key) ?? [])),
]
