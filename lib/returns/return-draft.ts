import 'client-only'
import * as z from 'zod/mini'
import { EXPIRING_KEYS, readExpiring, writeExpiring } from '@/lib/browser/expiring-storage'
import { RETURN_REASONS, type ReturnInput, type ReturnOrder } from './return-calls'

const chosenSchema = z.object({
  quantity: z.int(),
  reason: z.nullable(z.enum(RETURN_REASONS)),
  comment: z.string(),
  exchangeSkuId: z.nullable(z.int()),
})
const draftSchema = z.object({
  orderNumber: z.string(),
  /** Idempotency key; a new one with each change. */
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  refundTo: z.enum(['payment', 'balance']),
  /** By id of the line. */
  lines: z.record(z.string(), chosenSchema),
})
export type ChosenLine = z.infer<typeof chosenSchema>
export type ReturnDraft = z.infer<typeof draftSchema>

const emptyDraft = (orderNumber: string): ReturnDraft => ({
  orderNumber,
  key: crypto.randomUUID(),
  refundTo: 'payment',
  lines: {},
})

/** What was chosen for this order on this device and not sent yet (T11), without what can no longer be returned. */
export function readReturnDraft({ orderNumber, lines, mayRefundToBalance }: ReturnOrder): ReturnDraft {
  const { data: draft } = draftSchema.safeParse(readExpiring(EXPIRING_KEYS.return).data)
  if (draft?.orderNumber !== orderNumber) return emptyDraft(orderNumber)
  const kept = lines.flatMap(({ lineId, returnable, exchanges }) => {
    const chosen = draft.lines[lineId]
    if (!chosen || returnable < 1) return []
    const isOffered = exchanges.some(({ skuId }) => skuId === chosen.exchangeSkuId)
    const quantity = Math.min(Math.max(chosen.quantity, 1), returnable)
    return [[lineId, { ...chosen, quantity, exchangeSkuId: isOffered ? chosen.exchangeSkuId : null }]]
  })
  return {
    ...draft,
    refundTo: mayRefundToBalance ? draft.refundTo : 'payment',
    lines: Object.fromEntries(kept),
  }
}

/** Stores what was chosen until it is sent, for a day; it has neither name nor address. */
export function keepReturnDraft(draft: ReturnDraft): void {
  writeExpiring(EXPIRING_KEYS.return, draft)
}

/** The draft as the service takes it. */
export const requestOf = ({ lines, refundTo }: ReturnDraft): ReturnInput<'register'> => ({
  lines: Object.entries(lines).map(([lineId, chosen]) => ({ lineId, ...chosen })),
  refundTo,
})
