import type { Entry } from '#commerce/catalogue-index'
import type { Commerce } from '#commerce/create-commerce'

/** The product that a product key or a variant key names; null for any other text. */
export const entryOfKey = ({ index }: Commerce, key: string): Entry | null =>
  index.byArticleNumber.get(key) ?? index.bySkuNumber.get(key) ?? null

/** The products that keys name, each once; keys that name none are left out. */
export const entriesOfKeys = (commerce: Commerce, keys: readonly string[]): Entry[] => [
  ...new Set(keys.flatMap((key) => entryOfKey(commerce, key) ?? [])),
]
