import * as z from 'zod'
import { complaintSchema, photoSchema, returnSchema, statementSchema } from './return-records'

export const FIRST_RETURN = 700_001
const MOST_RECORDS = 5000

/** The part of the state about what happens after a delivery. Each field is missing in older state files. */
export const returnDataShape = {
  /** By number. */
  returns: z.record(z.string(), returnSchema).default({}),
  /** By number. */
  complaints: z.record(z.string(), complaintSchema).default({}),
  /** By id. */
  photos: z.record(z.string(), photoSchema).default({}),
  /** By id. */
  statements: z.record(z.string(), statementSchema).default({}),
  /** Number of the next return or complaint. */
  nextReturn: z.number().default(FIRST_RETURN),
}

const returnDataSchema = z.object(returnDataShape)
type ReturnData = z.infer<typeof returnDataSchema>

/** The part of a change about what happens after a delivery. */
export const returnChangeShape = {
  return: returnSchema.optional(),
  complaint: complaintSchema.optional(),
  photos: z.array(photoSchema).optional(),
  /** Ids of photos that are removed. */
  photosGone: z.array(z.string()).optional(),
  /** In the journals of older state files. */
  statement: statementSchema.optional(),
  statements: z.array(statementSchema).optional(),
  nextReturn: z.number().optional(),
}

const returnChangeSchema = z.object(returnChangeShape)
type ReturnChange = z.infer<typeof returnChangeSchema>

/** Applies the part of a change about what happens after a delivery. */
export function applyReturnChange(data: ReturnData, change: ReturnChange): void {
  if (change.return) data.returns[change.return.number] = change.return
  if (change.complaint) data.complaints[change.complaint.number] = change.complaint
  for (const photo of change.photos ?? []) data.photos[photo.id] = photo
  for (const id of change.photosGone ?? []) delete data.photos[id]
  const { statement: older, statements = older ? [older] : [] } = change
  for (const statement of statements) data.statements[statement.id] = statement
  data.nextReturn = change.nextReturn ?? data.nextReturn
}

/** Removes the oldest records above the limit. */
export function pruneReturns(data: ReturnData): void {
  const newest = <R extends { createdAt: number }>(records: Record<string, R>): Record<string, R> =>
    Object.fromEntries(
      Object.entries(records)
        .sort(([, a], [, b]) => b.createdAt - a.createdAt)
        .slice(0, MOST_RECORDS),
    )
  data.returns = newest(data.returns)
  data.complaints = newest(data.complaints)
}
