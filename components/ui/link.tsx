import type { ComponentProps } from 'react'

type LinkProps = ComponentProps<'a'> & { href: string }

/**
 * A link inside the shop; `href` is the public address. A plain anchor that opens a document, so that a list of
 * a hundred links needs neither JavaScript nor hydration. `components/providers/link-listener.tsx` notes that the page
 * is being left, and the browser may prepare the next one (`lib/browser/speculation-rules.mjs`).
 */
export function Link(props: LinkProps) {
  return <a data-link="" {...props} />
}
