import type { ReactNode } from 'react'

type SumRowProps = { name: ReactNode; children: ReactNode; kind?: 'save' | 'total' | 'quiet' }

/** One amount of the cart's sums, styled by `cart-sums.module.css`. */
export function SumRow({ name, children, kind }: SumRowProps) {
  return (
    <div data-kind={kind}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
