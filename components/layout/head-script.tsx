'use client'

import { HEAD_SCRIPT } from '@/lib/browser/head-script.mjs'

/**
 * Inline script of the head, which runs before React. A client component that renders the text on the server only, so
 * that the page's data for React does not contain the text again.
 */
export function HeadScript() {
  const text = typeof window === 'undefined' ? HEAD_SCRIPT : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, hashed into the page's policy
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
