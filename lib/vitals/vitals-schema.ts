import * as z from 'zod/mini'
import type { PageName } from '@/lib/routing/route-name'
import { ROUTES } from '@/lib/routing/routes'

/** Longest time that is believed, in ms, and largest layout shift. */
const LONGEST = 120_000
const LARGEST_SHIFT = 100

const PAGES: PageName[] = [...ROUTES.map(({ name }) => name), 'limited', 'error']

const time = z.optional(z.number().check(z.minimum(0), z.maximum(LONGEST)))

/** Body of `POST /api/vitals`: how one document was shown. Times in ms; a vital that the browser does not measure is missing. */
export const vitalsSchema = z.strictObject({
  page: z.enum(PAGES),
  LCP: time,
  INP: time,
  TTFB: time,
  CLS: z.optional(z.number().check(z.minimum(0), z.maximum(LARGEST_SHIFT))),
})

export type Vitals = z.infer<typeof vitalsSchema>
