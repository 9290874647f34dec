import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, memo, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type UseFormRegisterReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { emailSchema } from '@/lib/config/email-schema'
import type { FormOutcome } from '@/lib/http/form-outcome'
import { sendForm } from '@/lib/http/send-form'

const schema = z.object({ email: emailSchema })

/** Handlers and state of a form with an e-mail address. */
export type EmailForm = {
  field: UseFormRegisterReturn<'email'>
  submit: (event: FormEvent<HTMLFormElement>) => unknown
  isInvalid: boolean
  isSubmitting: boolean
  /** Undefined before the first outcome here: until then the address fragment shows that of a form sent without scripts. */
  shown: FormOutcome | null | undefined
}

type EmailControlsProps = {
  /** Gets the form now and after every change of its state. */
  report: (form: EmailForm) => void
  onDone: () => void
}

/**
 * Validates on blur and on submit; a shown error disappears as soon as the address is changed to a valid one. Renders
 * nothing, because the field is there before this code and its libraries have loaded. Memoised: `report` renders the
 * component around it.
 */
export const EmailControls = memo(({ report, onDone }: EmailControlsProps) => {
  // no default value: what was typed before stays in the field and is read from there
  const { register, handleSubmit, trigger, getValues, setError, formState } = useForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = formState
  /** The address that was sent last. */
  const sent = useRef('')
  const [outcome, setOutcome] = useState<FormOutcome | null>()
  const field = register('email', {
    onBlur: async () => {
      if (!getValues('email')?.trim()) return
      // moving the focus to the thank-you text also blurs the field: keep that text
      setOutcome((now) => (now === 'done' ? now : null))
      // An address that was sent has passed the check here, whose late result would remove the service's refusal.
      if (getValues('email') !== sent.current) await trigger('email')
    },
    onChange: async () => {
      if (errors.email) await trigger('email')
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    if (isSubmitting) return event.preventDefault()
    return handleSubmit(
      async () => {
        sent.current = getValues('email')
        const answer = await sendForm(form)
        // a late answer does not take the focus from another part of the page
        const { activeElement, body } = document
        const shouldFocus = activeElement === body || form.contains(activeElement)
        // the text can take the focus only once it is shown
        flushSync(() => {
          // an address that the service refuses is an error of the field
          setOutcome(answer === 'invalid' ? null : answer)
          if (answer === 'done') onDone()
        })
        // not when the shopper has typed another address since
        if (answer === 'invalid' && getValues('email') === sent.current)
          setError('email', { type: 'refused' }, { shouldFocus })
        // the field has disappeared: move the focus to the text in its place
        if (shouldFocus) form.querySelector<HTMLElement>('[data-outcome="done"][data-shown]')?.focus()
      },
      () => setOutcome(null),
    )(event)
  }
  // not `useEffect`: `flushSync` above includes what this renders
  useLayoutEffect(() => {
    report({ field, submit, isInvalid: Boolean(errors.email), isSubmitting, shown: errors.email ? 'invalid' : outcome })
  })
  return null
})
