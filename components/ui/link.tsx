import NextLink from 'next/link'
import type { ComponentProps } from 'react'

type LinkProps = Omit<ComponentProps<typeof NextLink>, 'prefetch' | 'href'> & { href: string }

/** A link inside the shop. `href` is the public address; fetched ahead only when the shopper means it (R-NAV-08). */
export function Link({ href, ...rest }: LinkProps) {
  return <NextLink href={href} prefetch={false} data-prefetch="" {...rest} />
}
