import type { Start } from '@/components/providers/behaviour-types'
import { isEmail, isNewsletterOutcome, type NewsletterOutcome } from '@/lib/newsletter/newsletter-outcome'
import { pushEvent } from '@/lib/store/push-event'

const PATIENCE = 10_000

/** Asks the server; whatever keeps the answer away is an outcome with words too. */
async function send(form: HTMLFormElement): Promise<NewsletterOutcome> {
  try {
    const answer = await fetch(form.action, {
      method: 'POST',
      headers: { accept: 'application/json' },
      // the server reads forms as they are sent without a script
      body: new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])),
      signal: AbortSignal.timeout(PATIENCE),
    })
    const { outcome } = await answer.json()
    return isNewsletterOutcome(outcome) ? outcome : 'failed'
  } catch {
    return 'failed'
  }
}

/** Checks the address when the field is left and when it is sent, says what happened, and keeps what was typed. */
export const start: Start = (root, shop) => {
  const stop = new AbortController()
  const { signal } = stop
  const form = root as HTMLFormElement
  const field = form.querySelector<HTMLInputElement>('input[type="email"]')
  const button = form.querySelector<HTMLButtonElement>('button[type="submit"]')
  const status = form.parentElement?.querySelector<HTMLElement>('[role="status"]')
  if (!field || !button || !status) return () => {}
  const idle = button.textContent

  const say = (outcome: NewsletterOutcome | null) => {
    status.dataset.live = ''
    for (const line of status.querySelectorAll<HTMLElement>('[data-outcome]'))
      line.toggleAttribute('data-shown', line.dataset.outcome === outcome)
    const isWrong = outcome === 'invalid'
    if (isWrong) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
    field.setAttribute('aria-describedby', isWrong ? 'newsletter-invalid' : 'newsletter-consent')
  }
  const setBusy = (isBusy: boolean) => {
    form.toggleAttribute('data-sending', isBusy)
    button.setAttribute('aria-busy', String(isBusy))
    button.textContent = isBusy ? (button.dataset.busy ?? idle) : idle
  }

  field.addEventListener(
    'blur',
    () => {
      const text = field.value.trim()
      if (text !== '') say(isEmail(text) ? null : 'invalid')
    },
    { signal },
  )
  field.addEventListener(
    'input',
    () => {
      // a mistake is taken back as soon as it is mended
      if (field.hasAttribute('aria-invalid') && isEmail(field.value.trim())) say(null)
    },
    { signal },
  )
  form.addEventListener(
    'submit',
    async (event) => {
      event.preventDefault()
      if (form.hasAttribute('data-sending')) return
      if (!isEmail(field.value.trim())) {
        say('invalid')
        field.focus()
        return
      }
      setBusy(true)
      const outcome = await send(form)
      setBusy(false)
      say(outcome)
      if (outcome === 'invalid') field.focus()
      if (outcome !== 'done') return
      pushEvent(shop, 'newsletter:subscribe')
      // the form is gone: the focus goes to the words in its place
      status.querySelector<HTMLElement>('[data-outcome="done"]')?.focus()
    },
    { signal },
  )
  return () => stop.abort()
}
