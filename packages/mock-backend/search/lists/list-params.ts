import * as z from 'zod'
import { LIST_CAPS } from '#commerce/list-input'
import { parseWith } from '#search/http/parse-visitor'
import { LIST_SORTS } from './sort-labels'

const DEFAULT_LIMIT = 60
const LONGEST_TEXT = 200

const whole = (name: string, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `Query parameter "${name}" must be a whole number`)
    .transform((text) => Math.min(Number(text), most))

const pagingSchema = z.object({
  limit: whole('limit', LIST_CAPS.take).default(DEFAULT_LIMIT),
  skip: whole('skip', LIST_CAPS.skip).default(0),
})

const sortSchema = z.object({
  sort: z.enum(LIST_SORTS, `Query parameter "sort" must be one of ${LIST_SORTS.join(', ')}`).default('RELEVANCE'),
})

const textSchema = z.object({
  q: z
    .string('Query parameter "q" is required')
    .max(LONGEST_TEXT, `Query parameter "q" must have at most ${LONGEST_TEXT} characters`)
    .transform((q) => q.trim().normalize('NFC')),
})

/** Paging of a list: at most 200 items, `skip` up to 6 000. Throws a SearchError 400 for an invalid number. */
export const parsePaging = (params: URLSearchParams) => parseWith(pagingSchema, Object.fromEntries(params))
export type Paging = ReturnType<typeof parsePaging>

/** The requested sort; RELEVANCE by default. Throws a SearchError 400 for an unknown sort. */
export const parseSort = (params: URLSearchParams) => parseWith(sortSchema, Object.fromEntries(params)).sort

/** The trimmed search text, possibly ''. Throws a SearchError 400 when it is missing or too long. */
export const parseText = (params: URLSearchParams): string => parseWith(textSchema, Object.fromEntries(params)).q
