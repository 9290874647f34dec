import { type RefObject, useRef, useState } from 'react'
import type { Earlier } from './use-earlier-order'

/** An attempt whose outcome is unknown: it may have created an order, or may still create one (T27). */
export type OpenAttempt = {
  /** Key of the notice above the form; null without an open attempt, or when the failure beside the button says it. */
  notice: 'unanswered' | 'unpaid' | null
  /** When this page began to ask for the outcome, in ms since 1970; null without an attempt. */
  since: number | null
  /** The notice has been shown, so the next press orders anyway. */
  isWarned: RefObject<boolean>
  /** Call it when the service has not answered the order of this page. */
  begin: () => void
  /** Call it when the provider's page did not open, although the provider waits for the payment. */
  wait: () => void
  /** Call it when the attempt created no order. */
  end: () => void
}

const noticeOf = ({ kind }: Earlier): OpenAttempt['notice'] => {
  if (kind === 'open') return 'unanswered'
  return kind === 'unpaid' ? kind : null
}

/** The attempt found when the checkout was opened, or the one that this page has sent. */
export function useOpenAttempt(earlier: Earlier): OpenAttempt {
  const [notice, setNotice] = useState(() => noticeOf(earlier))
  const [since, setSince] = useState(() => (noticeOf(earlier) ? Date.now() : null))
  const isWarned = useRef(earlier.kind === 'open')
  const begin = () => {
    isWarned.current = true
    setSince(Date.now())
  }
  const wait = () => {
    setNotice('unpaid')
    setSince(Date.now())
  }
  const end = () => {
    isWarned.current = false
    setSince(null)
    setNotice(null)
  }
  return { notice, since, isWarned, begin, wait, end }
}
