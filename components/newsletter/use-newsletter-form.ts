import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useShop } from '@/components/providers/use-shop'
import type { NewsletterOutcome } from '@/lib/newsletter/newsletter-outcome'
import { type NewsletterFields, newsletterSchema } from '@/lib/newsletter/newsletter-schema'
import { sendNewsletterForm } from '@/lib/newsletter/send-newsletter-form'
import { pushEvent } from '@/lib/store/push-event'

/** Validates on blur and on submit. A shown error goes as soon as the address is valid; typing never brings one. */
export function useNewsletterForm() {
  const shop = useShop()
  // no default value: what was typed before hydration stays in the field and is read from there
  const { register, handleSubmit, trigger, getValues, setError, formState } = useForm<NewsletterFields>({
    resolver: zodResolver(newsletterSchema),
    reValidateMode: 'onSubmit',
  })
  const { errors, isSubmitting } = formState
  // undefined until this form has said anything: the fragment of a form sent without script shows its outcome until then
  const [outcome, setOutcome] = useState<NewsletterOutcome | null>()
  const email = register('email', {
    onBlur: async () => {
      if (!getValues('email')?.trim()) return
      setOutcome(null)
      await trigger('email')
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
        const answer = await sendNewsletterForm(form)
        setOutcome(answer)
        if (answer === 'invalid') setError('email', { type: 'server' }, { shouldFocus: true })
        if (answer === 'done') pushEvent(shop, 'newsletter:subscribe')
      },
      () => setOutcome(null),
    )(event)
  }
  const shown = errors.email ? 'invalid' : outcome
  return { email, submit, isSubmitting, isInvalid: Boolean(errors.email), shown }
}
