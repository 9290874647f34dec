import type { ComponentProps } from 'react'

type LinkProps = ComponentProps<'a'> & { href: string }

/**
 * A link inside the shop; `href` is the public address. A plain anchor, so that a list of a hundred links needs
 * neither JavaScript nor hydration: `components/providers/link-navigation.tsx` turns clicks into client navigations and
 * prefetches.
 */
export function Link(props: LinkProps) {
  return <a data-link="" {...props} />
}
