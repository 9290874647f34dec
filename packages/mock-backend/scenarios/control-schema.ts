import * as z from 'zod'
import { COMPLAINT_REFUSALS, REFUSALS, REMEDIES } from '#returns/return-records'
import { ORDER_STATUSES } from './advance-order'
import { faultSchema } from './faults'

/** Body of `POST /__control`; every field is optional. */
export const controlSchema = z.strictObject({
  fault: faultSchema.nullable().optional(),
  operations: z.array(z.string()).optional(),
  times: z.int().positive().optional(),
  ms: z.int().nonnegative().max(120_000).optional(),
  rate: z.number().min(0).max(1).optional(),
  seed: z.int().optional(),
  skuStock: z.object({ skuId: z.int(), n: z.int().nonnegative() }).optional(),
  withdraw: z.int().optional(),
  price: z
    .object({ productId: z.int(), market: z.enum(['fi', 'se', 'no', 'dk']), amount: z.int().positive() })
    .optional(),
  endCampaign: z.union([z.int(), z.string()]).optional(),
  fee: z.object({ optionId: z.int(), amount: z.int().nonnegative() }).optional(),
  advance: z
    .strictObject({
      order: z.union([z.int(), z.string()]),
      status: z.enum(ORDER_STATUSES).optional(),
      at: z.iso.datetime({ offset: true }).optional(),
      lines: z.array(z.string()).min(1).optional(),
    })
    .optional(),
  advanceReturn: z
    .strictObject({
      return: z.string(),
      status: z.enum(['received', 'approved', 'refused', 'refunded', 'cancelled']),
      approved: z.record(z.string(), z.int().nonnegative()).optional(),
      reason: z.enum(REFUSALS).optional(),
    })
    .optional(),
  matchStatement: z
    .strictObject({
      statement: z.string(),
      order: z.string(),
      items: z.array(z.strictObject({ lineId: z.string(), quantity: z.int().positive() })).optional(),
    })
    .optional(),
  answerComplaint: z
    .strictObject({
      complaint: z.string(),
      status: z.enum(['accepted', 'refused']),
      remedy: z.enum(REMEDIES).optional(),
      reason: z.enum(COMPLAINT_REFUSALS).optional(),
    })
    .optional(),
  ignoreKeys: z.boolean().optional(),
  tokenLife: z.int().positive().optional(),
  endSessions: z.literal(true).optional(),
  reset: z.literal(true).optional(),
})
