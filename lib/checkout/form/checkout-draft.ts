import 'client-only'
import { readExpiring, removeExpiring, writeExpiring } from '@/lib/browser/expiring-storage'
import { EXPIRING_KEYS } from '@/lib/config/constants'
import { type CheckoutForm, STORED_FIELDS } from './checkout-form'

export type CheckoutDraft = Partial<Record<(typeof STORED_FIELDS)[number], string>>

/** The fields that may be stored, as far as they are texts. */
export const pickDraft = (texts: Record<string, unknown>): CheckoutDraft =>
  Object.fromEntries(
    STORED_FIELDS.flatMap((field) => (typeof texts[field] === 'string' ? [[field, texts[field]]] : [])),
  )

/** Empty values of the choices whose ids belong to one country. */
const CHOSEN_IN_COUNTRY = { shippingId: '', pickupPoint: '', paymentId: '' }

/**
 * The values typed on this device in the last 24 hours. Invalid content is ignored. Methods chosen for another country
 * of delivery are cleared, because ids are unique in one market only (T24).
 */
export function readDraft(country: string): CheckoutDraft {
  const stored = readExpiring(EXPIRING_KEYS.draft).data
  if (typeof stored !== 'object' || !stored) return {}
  const draft = pickDraft({ ...stored })
  return draft.country === country ? draft : { ...draft, ...CHOSEN_IN_COUNTRY, country }
}

/** Stores the typed values for 24 hours. Where storage is full or blocked, only the form holds them. */
export function keepDraft(form: CheckoutForm): void {
  writeExpiring(EXPIRING_KEYS.draft, pickDraft(form))
}

export const removeDraft = (): void => removeExpiring(EXPIRING_KEYS.draft)
