import 'client-only'
import { isNewsletterOutcome, type NewsletterOutcome } from './newsletter-outcome'

const TIMEOUT = 10_000

/** Sends the form's fields as the browser would without script. Never throws: a failure is an outcome. */
export async function sendNewsletterForm(form: HTMLFormElement): Promise<NewsletterOutcome> {
  try {
    const response = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const { outcome } = await response.json()
    return isNewsletterOutcome(outcome) ? outcome : 'failed'
  } catch {
    return 'failed'
  }
}
