import 'client-only'
import { type CheckoutForm, EMPTY_FORM } from './checkout-form'

const KEPT_IN = 'kajo-checkout'

/**
 * What was typed before a reload, in this tab only. Unreadable content is dropped.
 * The terms are accepted anew each time.
 */
export async function readDraft(): Promise<Partial<CheckoutForm>> {
  try {
    const text = sessionStorage.getItem(KEPT_IN)
    if (!text) return {}
    const { z } = await import('zod/mini')
    const texts = z.record(z.string(), z.string()).parse(JSON.parse(text))
    return Object.fromEntries(Object.entries(texts).filter(([field]) => field in EMPTY_FORM && field !== 'terms'))
  } catch {
    return {}
  }
}

export function keepDraft({ terms: _terms, ...texts }: CheckoutForm): void {
  try {
    sessionStorage.setItem(KEPT_IN, JSON.stringify(texts))
  } catch {
    // storage is full or forbidden: the form itself still holds everything
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEPT_IN)
  } catch {
    // nothing was kept either
  }
}
