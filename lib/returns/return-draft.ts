import 'client-only'
import * as z from 'zod/mini'
import { readExpiring, writeExpiring } from '@/lib/browser/expiring-storage'
import { EXPIRING_KEYS } from '@/lib/config/constants'
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

/** The chosen lines that can still be returned, in the order in which they are sent. */
function keepReturnable(chosenLines: ReturnDraft['lines'], lines: ReturnOrder['lines']): ReturnDraft['lines'] {
  const kept = Object.entries(chosenLines).flatMap(([lineId, chosen]) => {
    const line = lines.find((one) => one.lineId === lineId)
    if (!line || line.returnable < 1) return []
    const isOffered = line.exchanges.some(({ skuId }) => skuId === chosen.exchangeSkuId)
    const quantity = Math.min(Math.max(chosen.quantity, 1), line.returnable)
    return [[lineId, { ...chosen, quantity, exchangeSkuId: isOffered ? chosen.exchangeSkuId : null }]]
  })
  return Object.fromEntries(kept)
}

/**
 * What was chosen for this order on this device and not sent yet (T11), without what can no longer be returned. If that
 * changes what is sent, the draft gets a new key: the old one may have been sent with what it was before.
 */
export function readReturnDraft({ orderNumber, lines, mayRefundToBalance }: ReturnOrder): ReturnDraft {
  const { data: stored } = draftSchema.safeParse(readExpiring(EXPIRING_KEYS.return).data)
  if (stored?.orderNumber !== orderNumber) return emptyDraft(orderNumber)
  const draft: ReturnDraft = {
    ...stored,
    refundTo: mayRefundToBalance ? stored.refundTo : 'payment',
    lines: keepReturnable(stored.lines, lines),
  }
  if (JSON.stringify(draft) === JSON.stringify(stored)) return draft
  const changed = { ...draft, key: crypto.randomUUID() }
  keepReturnDraft(changed)
  return changed
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
