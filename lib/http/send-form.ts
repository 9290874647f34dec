import 'client-only'
import { type FormOutcome, isFormOutcome } from './form-outcome'

const TIMEOUT = 10_000

type FormAnswer = { outcome: FormOutcome } & Record<string, unknown>

/** Posts fields, URL-encoded, and resolves with the server's JSON. Never throws: errors are the outcome `failed`. */
export async function sendFields(
  action: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<FormAnswer> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      headers: { ...headers, accept: 'application/json' },
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    const answer = await response.json()
    return isFormOutcome(answer?.outcome) ? answer : { outcome: 'failed' }
  } catch {
    return { outcome: 'failed' }
  }
}

/** Posts a form and resolves with the outcome that the server answers; see `sendFields`. */
export async function sendForm(form: HTMLFormElement): Promise<FormOutcome> {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return (await sendFields(form.action, Object.fromEntries(fields))).outcome
}
