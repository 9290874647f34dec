import type { ReactNode } from 'react'
import type { PayMarkName } from '@/lib/checkout/payment/payment-kind'
import styles from './pay-mark.module.css'

const word = (text: string, size: 'small' | 'slanted'): ReactNode => (
  <text x="19" y={size === 'small' ? 15 : 16.5} textAnchor="middle" className={styles.word} data-word={size}>
    {text}
  </text>
)

/** Icons with a view box of 38 × 24 and equal line width. */
const DRAWINGS: Record<PayMarkName, ReactNode> = {
  visa: word('VISA', 'slanted'),
  klarna: word('Klarna', 'small'),
  avarda: word('Avarda', 'small'),
  mastercard: (
    <>
      <circle cx="15.5" cy="12" r="6" />
      <circle cx="22.5" cy="12" r="6" />
    </>
  ),
  dankort: (
    <>
      <path d="M12 6.500h9a5.500 5.500 0 0 1 0 11h-9Zm17 0-6.500 5.500 6.500 5.500" />
    </>
  ),
  wallet: <path d="M14 4.500h10v15H14Zm3.500 12.500h3M16.500 11l2 2 3.500-4" />,
  bank: <path d="M10.500 10 19 5l8.500 5Zm2 2v5m4.300-5v5m4.400-5v5m4.300-5v5m-15 2h17" />,
  invoice: <path d="M13 4.500h12v15l-2-1.500-2 1.500-2-1.500-2 1.500-2-1.500-2 1.500Zm3 4.500h6m-6 3.500h6" />,
  loan: <path d="M11.500 6.500h15v13h-15Zm0 4h15m-11-6v4m7-4v4m-7.500 6h2m2 0h2m2 0h2" />,
}

/** Icon at the end of a payment row. Decorative, because the text names the method and its cards. */
export function PayMark({ name }: { name: PayMarkName }) {
  return (
    <svg className={styles.mark} viewBox="0 0 38 24" width="38" height="24" aria-hidden="true" data-mark={name}>
      {DRAWINGS[name]}
    </svg>
  )
}
