import 'client-only'
import { type FormOutcome, isFormOutcome } from './form-outcome'

const TIMEOUT = 10_000

/** Sends the fields in the encoding of a form without JavaScript. Never throws: errors are the outcome `failed`. */
export async function sendForm(form: HTMLFormElement): Promise<FormOutcome> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const { outcome } = await response.json()
    return isFormOutcome(outcome) ? outcome : 'failed'
  } catch {
    return 'failed'
  }
}
