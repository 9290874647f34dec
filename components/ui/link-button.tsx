import type { ReactNode } from 'react'
import { type ButtonLook, buttonClass } from './button'
import { Link } from './link'

/** A link that looks like a button. */
export function LinkButton({
  href,
  children,
  testId,
  ...look
}: ButtonLook & { href: string; children: ReactNode; testId?: string }) {
  return (
    <Link href={href} className={buttonClass(look)} data-testid={testId}>
      {children}
    </Link>
  )
}
