import type { ComponentProps } from 'react'

type LinkProps = ComponentProps<'a'> & { href: string }

/**
 * A link inside the shop; `href` is the public address. It is a plain anchor: `LinkPilot` turns presses on it into
 * client navigation and fetches ahead, so that a list of hundred links costs neither script nor hydration.
 */
export function Link(props: LinkProps) {
  return <a data-link="" {...props} />
}
