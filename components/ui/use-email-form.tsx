import { type FocusEvent, type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { retryLoad } from '@/lib/errors/retry-load'
import type { EmailForm } from './email-controls'

const EmailControls = lazy(() =>
  retryLoad(() => import('./email-controls').then((module) => ({ default: module.EmailControls })), 'email form'),
)

/**
 * A form with an e-mail address, whose libraries are loaded when the form gets the focus. `name` is the prefix of its
 * ids; its consent text has the id `<name>-consent`. `controls` belongs into the form.
 */
export function useEmailForm(name: string, onDone: () => void) {
  const [isWanted, setWanted] = useState(false)
  const [form, setForm] = useState<EmailForm | null>(null)
  // what happened before the libraries had loaded: the form was sent, the field was left
  const sent = useRef<HTMLFormElement | null>(null)
  const left = useRef<HTMLInputElement | null>(null)
  const done = useRef(onDone)
  const [finish] = useState(() => () => done.current())
  useEffect(() => {
    done.current = onDone
  }, [onDone])
  useEffect(() => {
    if (!form) return
    if (left.current) form.field.onBlur({ type: 'blur', target: left.current })
    sent.current?.requestSubmit()
    left.current = null
    sent.current = null
  }, [form])

  const want = () => setWanted(true)
  const submit = (event: FormEvent<HTMLFormElement>): unknown => {
    if (form) return form.submit(event)
    event.preventDefault()
    sent.current = event.currentTarget
    return want()
  }
  const { isInvalid = false, isSubmitting = false, shown } = form ?? {}
  const field = {
    name: 'email',
    onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>): void => {
      left.current = currentTarget
    },
    ...form?.field,
    id: `${name}-email`,
    type: 'email',
    required: true,
    maxLength: 254,
    autoComplete: 'email',
    // the label depends on :placeholder-shown, which needs a placeholder
    placeholder: ' ',
    'aria-invalid': isInvalid ? true : undefined,
    'aria-describedby': isInvalid ? `${name}-invalid` : `${name}-consent`,
  }
  const controls: ReactNode = isWanted ? (
    <Suspense>
      <EmailControls report={setForm} onDone={finish} />
    </Suspense>
  ) : null
  // `input` too: text that was typed before hydration is repeated without focus
  return { field, submit, isSubmitting, shown, controls, wake: { onFocus: want, onInput: want } }
}
