'use client'

import { HEAD_SCRIPT } from '@/lib/browser/head-script.mjs'

/**
 * The script in the head, which the browser runs from the document, before React. The text is drawn on the server only:
 * a client component so that the page's data for React does not hold it a second time.
 */
export function HeadScript() {
  const text = typeof window === 'undefined' ? HEAD_SCRIPT : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, hashed into the page's policy
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}
