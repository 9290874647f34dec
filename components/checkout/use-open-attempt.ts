import { type RefObject, useRef, useState } from 'react'
import type { Earlier } from './use-earlier-order'

/** An attempt that may have made an order, or may still make one (T27). */
export type OpenAttempt = {
  /** What to tell above the form; null when nothing is open, or when the failure beside the button tells it. */
  notice: 'unanswered' | 'unpaid' | null
  /** When it was sent, in ms; null without one. */
  sentAt: number | null
  /** The shopper has been told of it, so that her next press orders all the same. */
  isTold: RefObject<boolean>
  /** The service has not answered the order this page sent. */
  begin: () => void
  /** It made no order. */
  end: () => void
}

const noticeOf = ({ kind }: Earlier): OpenAttempt['notice'] => {
  if (kind === 'open') return 'unanswered'
  return kind === 'unpaid' ? kind : null
}

function sentAtOf(earlier: Earlier): number | null {
  if (earlier.kind === 'open') return earlier.startedAt
  return earlier.kind === 'unpaid' ? Date.now() : null
}

/** The attempt the checkout opened with, or the one it has sent itself. */
export function useOpenAttempt(earlier: Earlier): OpenAttempt {
  const [notice, setNotice] = useState(() => noticeOf(earlier))
  const [sentAt, setSentAt] = useState(() => sentAtOf(earlier))
  const isTold = useRef(earlier.kind === 'open')
  const begin = () => {
    isTold.current = true
    setSentAt(Date.now())
  }
  const end = () => {
    isTold.current = false
    setSentAt(null)
    setNotice(null)
  }
  return { notice, sentAt, isTold, begin, end }
}
