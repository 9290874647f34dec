import * as z from 'zod'

const text = (max: number) => z.string().transform((value) => value.slice(0, max))

/** Body of `PUT /api/log-error` (R-ERROR-02); long texts are cut, foreign keys dropped. */
export const errorLogSchema = z.object({
  type: text(60),
  message: text(1000),
  stack: text(4000).default(''),
  component: text(200).default(''),
  info: text(2000).default(''),
  url: text(500).default(''),
  userAgent: text(300).default(''),
})
