import 'client-only'
import { EXPIRING_KEYS, readExpiring, removeExpiring, writeExpiring } from '@/lib/browser/expiring-storage'
import type { CheckoutForm } from './checkout-form'

/**
 * Fields that may be stored on the device. A list of its own, so that a personal or organisation number added to the
 * form is not stored, and the terms have to be accepted each time.
 */
const STORED_FIELDS = [
  'company',
  'email',
  'mobile',
  'firstName',
  'lastName',
  'addressLine1',
  'careOf',
  'addressLine2',
  'entryCode',
  'zip',
  'city',
  'country',
  'shippingId',
  'pickupPoint',
  'deliveryNote',
  'paymentId',
  'message',
] as const satisfies (keyof CheckoutForm)[]

export type CheckoutDraft = Partial<Record<(typeof STORED_FIELDS)[number], string>>

/** The part of a record that may be stored; anything else is dropped. */
export const pickDraft = (texts: Record<string, unknown>): CheckoutDraft =>
  Object.fromEntries(
    STORED_FIELDS.flatMap((field) => (typeof texts[field] === 'string' ? [[field, texts[field]]] : [])),
  )

/** Choices whose ids mean something else in another country. */
const CHOSEN_IN_COUNTRY = { shippingId: '', pickupPoint: '', paymentId: '' }

/**
 * What was typed on this device in the last 24 hours. Unreadable content is dropped, and so are the methods chosen for
 * another country of delivery, because ids are unique in one market only (T24).
 */
export function readDraft(country: string): CheckoutDraft {
  const stored = readExpiring(EXPIRING_KEYS.draft)
  if (typeof stored !== 'object' || !stored) return {}
  const draft = pickDraft({ ...stored })
  return draft.country === country ? draft : { ...draft, ...CHOSEN_IN_COUNTRY, country }
}

/** Stores the typed values, for 24 hours. Where storage is full or blocked, the form itself still holds everything. */
export function keepDraft(form: CheckoutForm): void {
  writeExpiring(EXPIRING_KEYS.draft, pickDraft(form))
}

export const removeDraft = (): void => removeExpiring(EXPIRING_KEYS.draft)
