import * as z from 'zod'
import { contentListsSchema } from '#search/content/content-lists'
import { noRules } from '#search/http/no-rules'

const include = z.boolean('"include" must be true or false')

/** Whether a part of a page is included in the answer. */
export const includeSchema = z.object({ include })

/** Settings of a page's primary list. */
export const primaryListSchema = z.object({
  include: include.optional(),
  productRules: noRules,
  productFilter: noRules,
})

/** Body of `autocomplete`. */
export const autocompleteSchema = z
  .object({ contentLists: contentListsSchema, productRules: noRules, productFilter: noRules })
  .prefault({})

/** Body of `search-page`. */
export const searchPageSchema = z
  .object({
    contentLists: contentListsSchema,
    primaryList: primaryListSchema.optional(),
    navigation: includeSchema.optional(),
  })
  .prefault({})
