import 'client-only'
import * as z from 'zod/mini'
import { readExpiring, writeExpiring } from '@/lib/browser/expiring-storage'
import { EXPIRING_KEYS } from '@/lib/config/constants'
import { MOST_PHOTOS } from './photo-limits'
import { REMEDIES, type ReturnInput, type ReturnOrder } from './return-calls'

const photoSchema = z.object({
  /** What the upload answered. */
  id: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  /** A small picture as a data address; '' without one. */
  preview: z.string().check(z.regex(/^(?:data:image\/jpeg;base64,[\w+/=]*)?$/)),
})
const draftSchema = z.object({
  orderNumber: z.string(),
  /** Idempotency key; a new one with each change. */
  key: z.string().check(z.regex(/^[\w-]{16,64}$/)),
  lineIds: z.array(z.string()),
  description: z.string(),
  wish: z.nullable(z.enum(REMEDIES)),
  photos: z.array(photoSchema).check(z.maxLength(MOST_PHOTOS)),
})
export type ComplaintDraft = z.infer<typeof draftSchema>
export type UploadedPhoto = z.infer<typeof photoSchema>

/** What was chosen and typed about this order on this device and not sent yet. */
export function readComplaintDraft({ orderNumber, lines }: ReturnOrder): ComplaintDraft {
  const { data: draft } = draftSchema.safeParse(readExpiring(EXPIRING_KEYS.complaint).data)
  const isKnown = (lineId: string) => lines.some((line) => line.lineId === lineId)
  if (draft?.orderNumber === orderNumber) return { ...draft, lineIds: draft.lineIds.filter(isKnown) }
  return {
    ...{ orderNumber, key: crypto.randomUUID(), description: '', wish: null, photos: [] },
    // nothing to choose
    lineIds: lines.length === 1 ? lines.map(({ lineId }) => lineId) : [],
  }
}

/** Stores a draft until it is sent, for a day, as long as the service keeps its photos. */
export function keepComplaintDraft(draft: ComplaintDraft): void {
  writeExpiring(EXPIRING_KEYS.complaint, draft)
}

/** The draft as the service takes it. */
export const complaintOf = (
  { lineIds, description, photos }: ComplaintDraft,
  wish: ReturnInput<'complain'>['wish'],
): ReturnInput<'complain'> => ({ lineIds, description, wish, photos: photos.map(({ id }) => id) })
